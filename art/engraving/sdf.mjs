// Signed distances in head units: about 1 = half the height of a head; x right, y up, z towards the viewer.

/** Union of two distances with a rounded seam of width k. */
export function join(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Keeps what lies in both, with a rounded edge of width k. */
export function cut(a, b, k) {
  return -join(-a, -b, k);
}

export function sphere(x, y, z, r) {
  return Math.hypot(x, y, z) - r;
}

export function ellipsoid(x, y, z, a, b, c) {
  const k0 = Math.hypot(x / a, y / b, z / c);
  const k1 = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
  return k1 ? (k0 * (k0 - 1)) / k1 : -Math.min(a, b, c);
}

/** Rod from point a to point b whose radius runs from r1 to r2. */
export function rod(x, y, z, [ax, ay, az], [bx, by, bz], r1, r2 = r1) {
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (r1 + (r2 - r1) * t);
}
