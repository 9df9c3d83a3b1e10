/** A mesh: `p` places, `n` normals, `l` places on the untransformed thing and the distance from its rim, `t` triangles. */
export const emptyMesh = () => ({ p: [], n: [], l: [], t: [] });

function push(mesh, p, n, rim = -99) {
  mesh.p.push(...p);
  mesh.n.push(...n);
  mesh.l.push(...p, rim);
  return mesh.p.length / 3 - 1;
}

const unit = ([x, y, z]) => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const minus = (a, b) => a.map((value, index) => value - b[index]);

/** A smooth line through points; a point whose last entry is 'corner' ends one curve and begins the next. */
export function curve(points, steps = 8) {
  const runs = [[]];
  for (const point of points) {
    const isCorner = point.at(-1) === 'corner';
    const place = isCorner ? point.slice(0, -1) : point;
    runs.at(-1).push(place);
    if (isCorner) runs.push([place]);
  }
  return runs.filter((run) => run.length > 1).map((run) => {
    const line = [];
    for (let i = 0; i + 1 < run.length; i++) {
      const b = run[i], c = run[i + 1];
      const a = run[i - 1] ?? b.map((v, k) => 2 * v - c[k]);
      const d = run[i + 2] ?? c.map((v, k) => 2 * v - b[k]);
      const gap = (one, other) => Math.max(1e-4, Math.sqrt(Math.hypot(...minus(one, other))));
      const t1 = gap(a, b), t2 = t1 + gap(b, c), t3 = t2 + gap(c, d);
      for (let s = 0; s < steps; s++) {
        const t = t1 + ((t2 - t1) * s) / steps;
        line.push(b.map((_, k) => {
          const a1 = (a[k] * (t1 - t) + b[k] * t) / t1;
          const a2 = (b[k] * (t2 - t) + c[k] * (t - t1)) / (t2 - t1);
          const a3 = (c[k] * (t3 - t) + d[k] * (t - t2)) / (t3 - t2);
          const b1 = (a1 * (t2 - t) + a2 * t) / t2;
          const b2 = (a2 * (t3 - t) + a3 * (t - t1)) / (t3 - t1);
          return (b1 * (t2 - t) + b2 * (t - t1)) / (t2 - t1);
        }));
      }
    }
    line.push(run.at(-1));
    return line;
  });
}

/** Turns a profile of [radius, height] round the upright axis. */
export function lathe(points, { segments = 96, steps = 5, rimAt, squeeze = 1 } = {}) {
  const mesh = emptyMesh();
  const runs = curve(points, steps);
  let length = 0, rim = 0, nearest = Infinity;
  const along = runs.map((run) => run.map(([r, y], i) => {
    if (i > 0) length += Math.hypot(r - run[i - 1][0], y - run[i - 1][1]);
    const off = rimAt ? Math.hypot(r - rimAt[0], y - rimAt[1]) : Infinity;
    if (off < nearest) { nearest = off; rim = length; }
    return length;
  }));
  runs.forEach((run, k) => {
    const first = mesh.p.length / 3;
    run.forEach(([r, y], i) => {
      const before = run[Math.max(0, i - 1)], after = run[Math.min(run.length - 1, i + 1)];
      const dr = after[0] - before[0], dy = after[1] - before[1];
      const size = Math.hypot(dr, dy) || 1;
      for (let s = 0; s <= segments; s++) {
        const angle = (s / segments) * 2 * Math.PI;
        const c = Math.cos(angle), z = Math.sin(angle);
        push(mesh, [r * c, y, r * z * squeeze], unit([(dy / size) * c, -dr / size, ((dy / size) * z) / squeeze]), rimAt ? along[k][i] - rim : -99);
      }
    });
    for (let i = 0; i + 1 < run.length; i++) {
      for (let s = 0; s < segments; s++) {
        const a = first + i * (segments + 1) + s, b = a + segments + 1;
        mesh.t.push(a, b, a + 1, a + 1, b, b + 1);
      }
    }
  });
  return mesh;
}

/** A pot: the outer profile from foot to rim, a rounded rim, and the inside at the thickness of the wall. */
export function vessel(outer, { wall = 0.4, base = 0.7, foot = 0.25, segments, squeeze } = {}) {
  const [footRadius, footHeight] = outer[0];
  const [line] = curve(outer.map((point) => point.filter((value) => value !== 'corner')), 6);
  const inner = line.map(([r, y], i) => {
    const before = line[Math.max(0, i - 1)], after = line[Math.min(line.length - 1, i + 1)];
    const dr = after[0] - before[0], dy = after[1] - before[1], size = Math.hypot(dr, dy) || 1;
    return [r - (dy / size) * wall, y + (dr / size) * wall];
  }).toReversed();
  const [topR, topY] = line.at(-1), [inR, inY] = inner[0];
  const dr = topR - line.at(-2)[0], dy = topY - line.at(-2)[1], size = Math.hypot(dr, dy) || 1;
  const tip = [(topR + inR) / 2 + (dr / size) * wall * 0.45, (topY + inY) / 2 + (dy / size) * wall * 0.45];
  const floor = footHeight + base;
  const lastRadius = inner.filter(([, y]) => y > floor + 0.15);
  const bend = lastRadius.at(-1) ?? [footRadius, floor];
  const inside = lastRadius.filter((_, i) => i % 3 === 0 || i === lastRadius.length - 1);
  return lathe([
    [0, footHeight + foot], [footRadius * 0.86, footHeight + foot, 'corner'], [footRadius * 0.9, footHeight], [footRadius * 0.98, footHeight],
    ...outer.map(([r, y], i) => (i === 0 ? [r, y + 0.12] : [r, y])),
    tip, ...inside, [bend[0] * 0.8, floor + 0.03], [bend[0] * 0.4, floor], [0, floor],
  ], { rimAt: tip, segments, squeeze });
}

/** A hose along a line of [x, y, z, radius, flatness]; `wide` is the direction in which it is flattened out. */
export function tube(points, { around = 28, steps = 10, wide = [0, 0, 1] } = {}) {
  const mesh = emptyMesh();
  const line = curve(points.map(([x, y, z, r, flat = 1]) => [x, y, z, r, flat]), steps).flat();
  line.forEach(([x, y, z, r, flat], i) => {
    const before = line[Math.max(0, i - 1)], after = line[Math.min(line.length - 1, i + 1)];
    const forward = unit(minus(after.slice(0, 3), before.slice(0, 3)));
    const up = unit(cross(forward, wide)), side = unit(cross(up, forward));
    for (let s = 0; s <= around; s++) {
      const c = Math.cos((s / around) * 2 * Math.PI), d = Math.sin((s / around) * 2 * Math.PI);
      const offset = [0, 1, 2].map((k) => up[k] * c * r + side[k] * d * r * flat);
      push(mesh, [x + offset[0], y + offset[1], z + offset[2]], unit([0, 1, 2].map((k) => up[k] * c * flat + side[k] * d)));
    }
  });
  for (let i = 0; i + 1 < line.length; i++) {
    for (let s = 0; s < around; s++) {
      const a = i * (around + 1) + s, b = a + around + 1;
      mesh.t.push(a, b, a + 1, a + 1, b, b + 1);
    }
  }
  for (const [end, sign] of [[0, -1], [line.length - 1, 1]]) {
    const [x, y, z] = line[end], other = line[end - sign];
    const middle = push(mesh, [x, y, z], unit(minus([x, y, z], other.slice(0, 3))));
    for (let s = 0; s < around; s++) mesh.t.push(middle, end * (around + 1) + s, end * (around + 1) + s + 1);
  }
  return mesh;
}

/** A block with rounded edges, standing on y = 0. */
export function block(width, height, depth, round = 0.25) {
  const mesh = emptyMesh();
  const half = [width / 2, height / 2, depth / 2];
  const steps = (size) => [-size, -size + round * 0.3, -size + round, ...Array.from({ length: 5 }, (_, i) => (-size + round) + ((2 * (size - round)) * (i + 1)) / 6), size - round, size - round * 0.3, size];
  for (const axis of [0, 1, 2]) {
    for (const sign of [-1, 1]) {
      const [one, other] = [0, 1, 2].filter((k) => k !== axis);
      const across = steps(half[one]), down = steps(half[other]);
      const first = mesh.p.length / 3;
      for (const b of down) for (const a of across) {
        const p = [0, 0, 0];
        p[axis] = sign * half[axis]; p[one] = a; p[other] = b;
        const core = p.map((v, k) => Math.max(-half[k] + round, Math.min(half[k] - round, v)));
        const n = unit(minus(p, core));
        push(mesh, core.map((v, k) => v + n[k] * round + (k === 1 ? half[1] : 0)), n);
      }
      for (let b = 0; b + 1 < down.length; b++) for (let a = 0; a + 1 < across.length; a++) {
        const at = first + b * across.length + a;
        mesh.t.push(at, at + 1, at + across.length, at + 1, at + across.length + 1, at + across.length);
      }
    }
  }
  return mesh;
}

/** A sheet: `place(a, b)` gives a point for a and b from 0 to 1. */
export function sheet(place, columns = 40, rows = 40) {
  const mesh = emptyMesh();
  const e = 1e-3;
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) {
    const a = i / columns, b = j / rows;
    const n = unit(cross(minus(place(a, b + e), place(a, b - e)), minus(place(a + e, b), place(a - e, b))));
    push(mesh, place(a, b), n);
  }
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) {
    const at = j * (columns + 1) + i;
    mesh.t.push(at, at + 1, at + columns + 1, at + 1, at + columns + 2, at + columns + 1);
  }
  return mesh;
}

/** Moves a mesh: first made larger, then leant over, then turned, then put at its place. Angles in degrees. */
export function move(mesh, { at = [0, 0, 0], turn = 0, lean = 0, tip = 0, scale = 1 }) {
  const rad = Math.PI / 180;
  const [ct, st, cl, sl, cp, sp] = [Math.cos(turn * rad), Math.sin(turn * rad), Math.cos(lean * rad), Math.sin(lean * rad), Math.cos(tip * rad), Math.sin(tip * rad)];
  const rotate = (x, y, z) => {
    const y1 = y * cp - z * sp, z1 = y * sp + z * cp;
    const x2 = x * cl - y1 * sl, y2 = x * sl + y1 * cl;
    return [x2 * ct + z1 * st, y2, -x2 * st + z1 * ct];
  };
  const p = [], n = [];
  for (let i = 0; i < mesh.p.length; i += 3) {
    const [x, y, z] = rotate(mesh.p[i] * scale, mesh.p[i + 1] * scale, mesh.p[i + 2] * scale);
    p.push(x + at[0], y + at[1], z + at[2]);
    n.push(...rotate(mesh.n[i], mesh.n[i + 1], mesh.n[i + 2]));
  }
  return { p, n, l: mesh.l, t: mesh.t };
}
