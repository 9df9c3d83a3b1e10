import { hash, smooth, toByte } from './colour.mjs';

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a) => { const size = Math.hypot(...a); return a.map((value) => value / size); };

/** Towards a point of the sky: degrees from the camera's side (0) to the right (90), and above the ground. */
export function direction(turn, height) {
  const t = (turn * Math.PI) / 180, h = (height * Math.PI) / 180;
  return [Math.sin(t) * Math.cos(h), Math.sin(h), Math.cos(t) * Math.cos(h)];
}

function flatten(things) {
  let vertices = 0, triangles = 0;
  for (const { mesh } of things) { vertices += mesh.p.length / 3; triangles += mesh.t.length / 3; }
  const P = new Float32Array(vertices * 3), N = new Float32Array(vertices * 3), L = new Float32Array(vertices * 4);
  const T = new Int32Array(triangles * 3), O = new Int16Array(triangles);
  let v = 0, t = 0;
  things.forEach(({ mesh }, index) => {
    P.set(mesh.p, v * 3); N.set(mesh.n, v * 3); L.set(mesh.l, v * 4);
    for (let i = 0; i < mesh.t.length; i += 3, t++) {
      T[t * 3] = mesh.t[i] + v; T[t * 3 + 1] = mesh.t[i + 1] + v; T[t * 3 + 2] = mesh.t[i + 2] + v;
      O[t] = index;
    }
    v += mesh.p.length / 3;
  });
  return { P, N, L, T, O };
}

/** One map of what a light from one direction reaches: the height of the nearest surface towards it. */
function shadowMap({ P, T }, towards, side) {
  const u = unit(cross(Math.abs(towards[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], towards)), w = cross(towards, u);
  const count = P.length / 3;
  const X = new Float32Array(count), Y = new Float32Array(count), Z = new Float32Array(count);
  let left = Infinity, right = -Infinity, low = Infinity, high = -Infinity;
  for (let i = 0; i < count; i++) {
    const x = P[i * 3], y = P[i * 3 + 1], z = P[i * 3 + 2];
    const a = x * u[0] + y * u[1] + z * u[2], b = x * w[0] + y * w[1] + z * w[2];
    X[i] = a; Y[i] = b; Z[i] = x * towards[0] + y * towards[1] + z * towards[2];
    if (a < left) left = a; if (a > right) right = a; if (b < low) low = b; if (b > high) high = b;
  }
  const scale = (side - 4) / Math.max(right - left, high - low, 1);
  const originA = left - 2 / scale, originB = low - 2 / scale;
  const map = new Float32Array(side * side).fill(-1e9);
  for (let i = 0; i < count; i++) { X[i] = (X[i] - originA) * scale; Y[i] = (Y[i] - originB) * scale; }
  for (let t = 0; t < T.length; t += 3) {
    const a = T[t], b = T[t + 1], c = T[t + 2];
    const ax = X[a], ay = Y[a], bx = X[b], by = Y[b], cx = X[c], cy = Y[c];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area > -1e-6 && area < 1e-6) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)), x1 = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx) + 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)), y1 = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) + 0.5));
    const inverse = 1 / area, az = Z[a], bz = Z[b], cz = Z[c];
    const fStep = (cy - ay) * inverse, gStep = (ay - by) * inverse, zb = bz - az, zc = cz - az;
    for (let y = y0; y <= y1; y++) {
      let f = ((x0 - ax) * (cy - ay) - (cx - ax) * (y - ay)) * inverse, g = ((bx - ax) * (y - ay) - (x0 - ax) * (by - ay)) * inverse;
      for (let x = x0, at = y * side + x0; x <= x1; x++, at++, f += fStep, g += gStep) {
        if (f < -0.001 || g < -0.001 || f + g > 1.001) continue;
        const z = az + zb * f + zc * g;
        if (z > map[at]) map[at] = z;
      }
    }
  }
  return { towards, u, w, scale, originA, originB, map, side };
}

/** All maps of a kind in flat arrays, since millions of points ask them. */
function pack(maps) {
  const side = maps[0].side, facts = new Float64Array(maps.length * 12), depths = new Float32Array(maps.length * side * side);
  maps.forEach(({ towards, u, w, scale, originA, originB, map, level = 1 }, i) => {
    facts.set([...u.map((v) => v * scale), -originA * scale, ...w.map((v) => v * scale), -originB * scale, ...towards, level], i * 12);
    depths.set(map, i * side * side);
  });
  return { side, facts, depths, count: maps.length };
}

/** The share of light that passes, from 0 to 1. */
function passes({ side, facts, depths }, lamp, x, y, z, bias) {
  const k = lamp * 12;
  const a = x * facts[k] + y * facts[k + 1] + z * facts[k + 2] + facts[k + 3], b = x * facts[k + 4] + y * facts[k + 5] + z * facts[k + 6] + facts[k + 7];
  if (!(a >= 0 && b >= 0 && a < side - 1 && b < side - 1)) return 1;
  const i = a | 0, j = b | 0, fa = a - i, fb = b - j, at = lamp * side * side + j * side + i;
  const depth = x * facts[k + 8] + y * facts[k + 9] + z * facts[k + 10] + bias;
  const one = depths[at] > depth ? 0 : 1, two = depths[at + 1] > depth ? 0 : 1;
  const three = depths[at + side] > depth ? 0 : 1, four = depths[at + side + 1] > depth ? 0 : 1;
  const top = one + (two - one) * fa, bottom = three + (four - three) * fa;
  return top + (bottom - top) * fb;
}

/** Points spread evenly over a disc. */
const spiral = (count) => Array.from({ length: count }, (_, i) => {
  const radius = Math.sqrt((i + 0.5) / count), angle = i * 2.399963;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

function makeLights(scene, casters, quality) {
  const { key, sky } = scene.light;
  const towards = direction(key.turn, key.height);
  const u = unit(cross([0, 1, 0], towards)), w = cross(towards, u);
  const keys = spiral(Math.round(44 * quality)).map(([a, b]) =>
    shadowMap(casters, unit([0, 1, 2].map((k) => towards[k] + key.size * (u[k] * a + w[k] * b))), 440));
  const domes = spiral(Math.round(36 * quality)).map(([a, b]) => {
    const way = unit([a * 0.985, Math.sqrt(Math.max(0.03, 1 - a * a - b * b)), b * 0.985]);
    // The sky is brighter on the side of the key light; the spiral has taken care of the cosine.
    const level = sky.level * (1 + sky.lean * dot(way, unit([towards[0], 0.3, towards[2]]))) / Math.max(way[1], 0.12);
    return { ...shadowMap(casters, way, 190), level };
  });
  // A level surface in the open gets exactly 1 of light, so that grounds keep the colour they are given.
  let keyUp = 0, skyUp = 0;
  for (const { towards: way } of keys) keyUp += way[1] / keys.length;
  for (const { towards: way, level } of domes) skyUp += (way[1] * level) / domes.length;
  return { keys: pack(keys), domes: pack(domes), towards, u, w, keyGain: key.share / keyUp, skyGain: (1 - key.share) / skyUp };
}

/**
 * Draws a scene as raw RGB bytes: z-buffer, and for each point the light of many directions with a
 * shadow map each, which gives soft shadows and the darkening of corners.
 */
export function render(scene, width, height, { quality = 1 } = {}) {
  const { camera, light } = scene;
  const all = flatten(scene.things);
  const lights = makeLights(scene, flatten(scene.things.filter(({ isGround }) => !isGround)), quality);

  const eye = [0, 1, 2].map((k) => camera.target[k] + camera.distance * direction(camera.turn ?? 0, camera.height)[k]);
  const back = unit([0, 1, 2].map((k) => eye[k] - camera.target[k]));
  const right = unit(cross([0, 1, 0], back)), up = cross(back, right);
  const zoom = 1 / Math.tan(((camera.angle ?? 24) * Math.PI) / 360);
  const W = width * 2, H = height * 2;
  const aspect = width / height;
  const { P, N, L, T, O } = all;
  const count = P.length / 3;
  const SX = new Float32Array(count), SY = new Float32Array(count), SW = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const x = P[i * 3] - eye[0], y = P[i * 3 + 1] - eye[1], z = P[i * 3 + 2] - eye[2];
    const depth = -(x * back[0] + y * back[1] + z * back[2]);
    SW[i] = depth;
    SX[i] = ((((x * right[0] + y * right[1] + z * right[2]) / depth) * zoom) / aspect + (camera.shift?.[0] ?? 0) + 1) * 0.5 * W;
    SY[i] = (1 - (((x * up[0] + y * up[1] + z * up[2]) / depth) * zoom + (camera.shift?.[1] ?? 0))) * 0.5 * H;
  }
  const near = new Float32Array(W * H), tri = new Int32Array(W * H).fill(-1);
  for (let t = 0; t < T.length; t += 3) {
    const a = T[t], b = T[t + 1], c = T[t + 2];
    if (SW[a] < 1 || SW[b] < 1 || SW[c] < 1) continue;
    const ax = SX[a], ay = SY[a], bx = SX[b], by = SY[b], cx = SX[c], cy = SY[c];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)), x1 = Math.min(W - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)), y1 = Math.min(H - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const ia = 1 / SW[a], ib = 1 / SW[b], ic = 1 / SW[c], inverse = 1 / area;
    const fStep = (cy - ay) * inverse, gStep = (ay - by) * inverse, eb = ib - ia, ec = ic - ia;
    for (let y = y0; y <= y1; y++) {
      const px = x0 + 0.5, py = y + 0.5;
      let f = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) * inverse, g = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) * inverse;
      for (let x = x0, at = y * W + x0; x <= x1; x++, at++, f += fStep, g += gStep) {
        // A little over the edge, so that no gap opens between two triangles.
        if (f < -1e-5 || g < -1e-5 || f + g > 1.00001) continue;
        const closeness = ia + eb * f + ec * g;
        if (closeness > near[at]) { near[at] = closeness; tri[at] = t; }
      }
    }
  }

  const out = Buffer.alloc(width * height * 3);
  const point = { x: 0, y: 0, z: 0, lx: 0, ly: 0, lz: 0, rim: 0, nx: 0, ny: 0, nz: 0, r: 0, g: 0, b: 0, gloss: 0, rough: 0.2, bump: null };
  const colourAt = [0, 0, 0];
  const gobo = light.gobo;
  const bounce = scene.bounce;
  const fill = light.fill ?? 0.16;

  const locate = (px, py, t) => {
    const a = T[t], b = T[t + 1], c = T[t + 2];
    const ax = SX[a], ay = SY[a], bx = SX[b], by = SY[b], cx = SX[c], cy = SY[c];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    let f = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area, g = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
    let e = (1 - f - g) / SW[a]; f /= SW[b]; g /= SW[c];
    const sum = e + f + g; e /= sum; f /= sum; g /= sum;
    const at = (A, k, s) => A[a * s + k] * e + A[b * s + k] * f + A[c * s + k] * g;
    point.x = at(P, 0, 3); point.y = at(P, 1, 3); point.z = at(P, 2, 3);
    point.lx = at(L, 0, 4); point.ly = at(L, 1, 4); point.lz = at(L, 2, 4); point.rim = at(L, 3, 4);
    let nx = at(N, 0, 3), ny = at(N, 1, 3), nz = at(N, 2, 3);
    // Both sides of a surface can be seen: its normal is turned to the camera.
    const ux = P[b * 3] - P[a * 3], uy = P[b * 3 + 1] - P[a * 3 + 1], uz = P[b * 3 + 2] - P[a * 3 + 2];
    const vx = P[c * 3] - P[a * 3], vy = P[c * 3 + 1] - P[a * 3 + 1], vz = P[c * 3 + 2] - P[a * 3 + 2];
    const faceX = uy * vz - uz * vy, faceY = uz * vx - ux * vz, faceZ = ux * vy - uy * vx;
    const facing = faceX * (eye[0] - point.x) + faceY * (eye[1] - point.y) + faceZ * (eye[2] - point.z);
    const agrees = faceX * nx + faceY * ny + faceZ * nz;
    const size = (facing * agrees < 0 ? -1 : 1) / (Math.hypot(nx, ny, nz) || 1);
    point.nx = nx * size; point.ny = ny * size; point.nz = nz * size;
  };

  const { keys, domes } = lights;
  let domeMost = 0;
  for (let i = 0; i < domes.count; i++) domeMost += domes.facts[i * 12 + 11];
  /** What light reaches the located point: direct, its unshadowed share, from the sky, and the sky's share. */
  const illuminate = (isGround, to, at) => {
    const { nx, ny, nz } = point;
    const off = isGround ? 0.04 : 0.1;
    const x = point.x + nx * off, y = point.y + ny * off, z = point.z + nz * off;
    let direct = 0, open = 0, around = 0, seen = 0;
    for (let i = 0; i < keys.count; i++) {
      const facing = nx * keys.facts[i * 12 + 8] + ny * keys.facts[i * 12 + 9] + nz * keys.facts[i * 12 + 10];
      if (facing > 0) { const pass = passes(keys, i, x, y, z, 0.06); direct += facing * pass; open += pass; }
    }
    for (let i = 0; i < domes.count; i++) {
      const facing = nx * domes.facts[i * 12 + 8] + ny * domes.facts[i * 12 + 9] + nz * domes.facts[i * 12 + 10];
      if (facing > 0) { const level = passes(domes, i, x, y, z, 0.06) * domes.facts[i * 12 + 11]; around += facing * level; seen += level; }
    }
    to[at] = (direct * lights.keyGain) / keys.count; to[at + 1] = open / keys.count;
    to[at + 2] = (around * lights.skyGain) / domes.count; to[at + 3] = seen / domeMost;
  };

  // Light changes slowly on a smooth surface: it is worked out at every fourth pixel, and between them
  // only where the four around it disagree.
  const cell = 4, columns = Math.ceil(width / cell) + 2, rows = Math.ceil(height / cell) + 2;
  const nodes = new Float32Array(columns * rows * 4), owner = new Int32Array(columns * rows).fill(-2), closeness = new Float32Array(columns * rows);
  const node = (i, j) => {
    const at = j * columns + i;
    if (owner[at] !== -2) return at;
    const px = Math.min(W - 1, i * cell * 2), py = Math.min(H - 1, j * cell * 2), t = tri[py * W + px];
    owner[at] = t < 0 ? -1 : O[t / 3];
    if (t < 0) return at;
    closeness[at] = near[py * W + px];
    locate(px + 0.5, py + 0.5, t);
    illuminate(scene.things[owner[at]].isGround, nodes, at * 4);
    return at;
  };
  const lit = new Float32Array(4);
  const light4 = (px, py, t) => {
    const thing = O[t / 3], fx = (px - 0.5) / (cell * 2), fy = (py - 0.5) / (cell * 2), i = fx | 0, j = fy | 0;
    const a = node(i, j), b = node(i + 1, j), c = node(i, j + 1), d = node(i + 1, j + 1);
    const isSame = owner[a] === thing && owner[b] === thing && owner[c] === thing && owner[d] === thing;
    const unlike = (k) => Math.max(nodes[a * 4 + k], nodes[b * 4 + k], nodes[c * 4 + k], nodes[d * 4 + k]) - Math.min(nodes[a * 4 + k], nodes[b * 4 + k], nodes[c * 4 + k], nodes[d * 4 + k]);
    const most = Math.max(closeness[a], closeness[b], closeness[c], closeness[d]), least = Math.min(closeness[a], closeness[b], closeness[c], closeness[d]);
    if (isSame && most - least < most * 0.02 && unlike(0) < 0.09 && unlike(2) < 0.07) {
      const x = fx - i, y = fy - j;
      for (let k = 0; k < 4; k++) {
        const top = nodes[a * 4 + k] + (nodes[b * 4 + k] - nodes[a * 4 + k]) * x, bottom = nodes[c * 4 + k] + (nodes[d * 4 + k] - nodes[c * 4 + k]) * x;
        lit[k] = top + (bottom - top) * y;
      }
      locate(px, py, t);
      return;
    }
    locate(px, py, t);
    illuminate(scene.things[thing].isGround, lit, 0);
  };

  const shade = (px, py, t) => {
    light4(px, py, t);
    const thing = scene.things[O[t / 3]];
    point.gloss = 0; point.rough = 0.25; point.glow = 0;
    thing.material(point);
    const bent = point.bump;
    const plainFacing = point.nx * lights.towards[0] + point.ny * lights.towards[1] + point.nz * lights.towards[2];
    if (point.bump) {
      point.nx += point.bump[0]; point.ny += point.bump[1]; point.nz += point.bump[2];
      const size = 1 / Math.hypot(point.nx, point.ny, point.nz);
      point.nx *= size; point.ny *= size; point.nz *= size;
      point.bump = null;
    }
    const { nx, ny, nz } = point;
    let direct = lit[0], open = lit[1];
    const around = lit[2], seen = lit[3];
    if (bent) direct *= Math.max(0, 1 + (bent[0] * lights.towards[0] + bent[1] * lights.towards[1] + bent[2] * lights.towards[2]) / Math.max(0.35, plainFacing));
    if (gobo) { const pass = gobo(point, lights); direct *= pass; open *= pass; }
    const below = (0.5 - 0.5 * ny) * bounce.level * (0.25 + 0.75 * seen * 2) + fill * (0.3 + seen) * 0.35;
    const [kr, kg, kb] = light.key.colour, [sr, sg, sb] = light.sky.colour;
    let r = point.r * (direct * kr + around * sr + below * bounce.colour[0]);
    let g = point.g * (direct * kg + around * sg + below * bounce.colour[1]);
    let b = point.b * (direct * kb + around * sb + below * bounce.colour[2]);
    if (point.gloss > 0) {
      let vx = eye[0] - point.x, vy = eye[1] - point.y, vz = eye[2] - point.z;
      const far = 1 / Math.hypot(vx, vy, vz);
      vx *= far; vy *= far; vz *= far;
      const facing = Math.max(0, nx * vx + ny * vy + nz * vz);
      const fresnel = (0.04 + 0.6 * (1 - facing) ** 5) * point.gloss;
      const rx = 2 * facing * nx - vx, ry = 2 * facing * ny - vy, rz = 2 * facing * nz - vz;
      const d = rx * lights.towards[0] + ry * lights.towards[1] + rz * lights.towards[2];
      let lamp = 0;
      if (d > 0.05) {
        const a = Math.abs(rx * lights.u[0] + ry * lights.u[1] + rz * lights.u[2]) / d;
        const c = Math.abs(rx * lights.w[0] + ry * lights.w[1] + rz * lights.w[2]) / d;
        const soft = point.rough;
        lamp = (1 - smooth(0.36 - soft, 0.36 + soft, a)) * (1 - smooth(0.5 - soft, 0.5 + soft, c));
        // The bar of the window, lost in a dull glaze.
        lamp *= 1 - (1 - smooth(0.02, 0.05, a)) * Math.max(0, 1 - soft * 5);
        lamp *= (0.35 + 0.65 * open) * (light.window ?? 9);
      }
      const sky = (ry > 0 ? 0.55 + 0.35 * ry : 0.5 * bounce.level) * (0.2 + 0.8 * Math.min(1, seen * 1.6));
      r += fresnel * (lamp * kr + sky * sr); g += fresnel * (lamp * kg + sky * sg); b += fresnel * (lamp * kb + sky * sb);
    }
    colourAt[0] = r + point.r * point.glow; colourAt[1] = g + point.g * point.glow; colourAt[2] = b + point.b * point.glow;
  };

  const background = scene.background ?? [0.8, 0.8, 0.8];
  const exposure = light.exposure ?? 1;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const at = y * 2 * W + x * 2;
    const t = [tri[at], tri[at + 1], tri[at + W], tri[at + W + 1]];
    const isEdge = t.some((one) => one < 0 || O[one / 3] !== O[t[0] / 3]) ||
      Math.abs(near[at] - near[at + W + 1]) > near[at] * 0.004 || Math.abs(near[at + 1] - near[at + W]) > near[at] * 0.004;
    let r = 0, g = 0, b = 0;
    const samples = isEdge ? 4 : 1;
    for (let s = 0; s < samples; s++) {
      const one = t[s];
      if (one < 0) { r += background[0]; g += background[1]; b += background[2]; continue; }
      if (isEdge) shade(x * 2 + (s & 1) + 0.5, y * 2 + (s >> 1) + 0.5, one);
      else shade(x * 2 + 1, y * 2 + 1, one);
      r += Math.min(1.6, colourAt[0]); g += Math.min(1.6, colourAt[1]); b += Math.min(1.6, colourAt[2]);
    }
    const dx = x / width - 0.5, dy = y / height - 0.5;
    const gain = (exposure / samples) * (1 - (scene.vignette ?? 0.22) * (dx * dx + dy * dy));
    // Less than one step of noise, so that slow gradients show no bands.
    const grain = hash(x, y, 7) - 0.5;
    const to = (y * width + x) * 3;
    out[to] = toByte(r * gain) + grain + 0.5;
    out[to + 1] = toByte(g * gain) + grain + 0.5;
    out[to + 2] = toByte(b * gain) + grain + 0.5;
  }
  return out;
}
