// From depth and light to lines: horizontal hairlines that swell with the tone and bend with the form.

const STEP_X = 2;

/** Bilinear sample; where a neighbour is empty, the nearest one. */
function sample(values, w, h, x, y, empty) {
  const cx = Math.max(0, Math.min(w - 1.001, x - 0.5));
  const cy = Math.max(0, Math.min(h - 1.001, y - 0.5));
  const [i, j] = [Math.floor(cx), Math.floor(cy)];
  const [f, g] = [cx - i, cy - j];
  const v = [
    values[j * w + i],
    values[j * w + i + 1],
    values[(j + 1) * w + i],
    values[(j + 1) * w + i + 1],
  ];
  if (v.includes(empty)) return v[(f > 0.5 ? 1 : 0) + (g > 0.5 ? 2 : 0)];
  return v[0] * (1 - f) * (1 - g) + v[1] * f * (1 - g) + v[2] * (1 - f) * g + v[3] * f * g;
}

/**
 * SVG of a shaded head.
 * `step` px between lines; `thin`..`thick` px their weight; `ground` px the weight beside the head; `relief` px that
 * one unit of depth lifts a line; `dark` draws shadow instead of light; `marks` is SVG laid over the lines.
 */
export function engrave({ depth, light, w: sw, h: sh }, look) {
  const {
    w,
    h,
    step,
    thin,
    thick,
    ground,
    relief,
    ink,
    paper,
    dark = false,
    gamma,
    marks = '',
  } = look;
  const paths = [];
  const draw = (run) => {
    if (run.length < 2) return;
    const up = run.map(([x, y, t]) => `${x},${(y - t / 2).toFixed(1)}`);
    const down = run.map(([x, y, t]) => `${x},${(y + t / 2).toFixed(1)}`).reverse();
    paths.push(`M${up.join('L')}L${down.join('L')}Z`);
  };
  for (let y = step / 2; y < h; y += step) {
    let run = [];
    let inside = false;
    for (let x = 0; x <= w; x += STEP_X) {
      const [sx, sy] = [(x / w) * sw, (y / h) * sh];
      const v = sample(light, sw, sh, sx, sy, -1);
      const on = v >= 0;
      if (on !== inside) {
        draw(run); // a clean end at the silhouette instead of a slanting joint
        run = [];
        inside = on;
      }
      if (on) {
        const tone = (dark ? 1 - v : v) ** gamma;
        run.push([x, y - sample(depth, sw, sh, sx, sy, -9) * relief, thin + (thick - thin) * tone]);
      } else {
        run.push([x, y, ground]);
      }
    }
    draw(run);
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">` +
    `<rect width="${w}" height="${h}" fill="${paper}"/><path fill="${ink}" d="${paths.join('')}"/>${marks}</svg>`
  );
}
