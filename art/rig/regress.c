/* Feature-guided denoiser: non-local-means weights, corrected by the variance of two half renders, and a first-order
   regression on albedo, normal and depth (after Bitterli et al. 2016, "Nonlinearly weighted first-order regression").
   No trained weights. Images are planes of floats, W*H each.

   gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC regress.c -o regress.so -lm */
#include <math.h>
#include <stdlib.h>

#define D 8                     /* regression terms: 1 + albedo (3) + normal (3) + depth (1) */
#define NT (D * (D + 1) / 2)    /* lower triangle of the D x D moment matrix */
#define RIDGE 2e-4              /* flat features fall back to plain weighted means */
#define CUTOFF 7.f              /* exponents beyond this carry no weight */

/* Separable box mean of radius r; tmp is scratch. */
static void box_mean(const float *src, float *dst, float *tmp, int W, int H, int r) {
  #pragma omp parallel for
  for (int y = 0; y < H; y++) {
    const float *a = src + (size_t)y * W;
    float *b = tmp + (size_t)y * W, sum = 0;
    int n = 0;
    for (int x = 0; x <= r && x < W; x++) { sum += a[x]; n++; }
    for (int x = 0; x < W; x++) {
      b[x] = sum / n;
      if (x + r + 1 < W) { sum += a[x + r + 1]; n++; }
      if (x - r >= 0) { sum -= a[x - r]; n--; }
    }
  }
  #pragma omp parallel for
  for (int x0 = 0; x0 < W; x0 += 64) {          /* 64 columns at a time, to stay in the cache */
    int xe = x0 + 64 < W ? x0 + 64 : W, n = 0;
    float sum[64] = {0};
    for (int y = 0; y <= r && y < H; y++) {
      for (int x = x0; x < xe; x++) sum[x - x0] += tmp[(size_t)y * W + x];
      n++;
    }
    for (int y = 0; y < H; y++) {
      for (int x = x0; x < xe; x++) dst[(size_t)y * W + x] = sum[x - x0] / n;
      if (y + r + 1 < H) { for (int x = x0; x < xe; x++) sum[x - x0] += tmp[(size_t)(y + r + 1) * W + x]; n++; }
      if (y - r >= 0) { for (int x = x0; x < xe; x++) sum[x - x0] -= tmp[(size_t)(y - r) * W + x]; n--; }
    }
  }
}

/* Which offsets of the window are used: a dense core, thinned irregularly farther out (a lattice would show). */
static int in_window(int dx, int dy, int R) {
  int r2 = dx * dx + dy * dy;
  if (r2 > R * R + R) return 0;
  unsigned h = (unsigned)(dx * 73856093) ^ (unsigned)(dy * 19349663);
  h ^= h >> 13; h *= 0x5bd1e995u; h ^= h >> 15;
  if (r2 > 64) return h % 13 == 0;
  if (r2 > 16) return h % 4 == 0;
  return 1;
}

/* Solve the D x D system (packed lower triangle a) for three right-hand sides; value[c] gets the constant term.
   Returns 0 where the matrix is not positive definite. */
static int solve(const float *a, const float *b, double w0, double value[3]) {
  double M[D][D], L[D][D];
  for (int i = 0, t = 0; i < D; i++)
    for (int j = 0; j <= i; j++) M[i][j] = a[t++];
  for (int i = 1; i < D; i++) M[i][i] += w0 * RIDGE + 1e-9;
  for (int i = 0; i < D; i++)
    for (int j = 0; j <= i; j++) {
      double s = M[i][j];
      for (int m = 0; m < j; m++) s -= L[i][m] * L[j][m];
      if (i != j) { L[i][j] = s / L[j][j]; continue; }
      if (s <= 1e-12) return 0;
      L[i][i] = sqrt(s);
    }
  for (int c = 0; c < 3; c++) {
    double z[D], x[D];
    for (int i = 0; i < D; i++) {
      double s = b[c * D + i];
      for (int m = 0; m < i; m++) s -= L[i][m] * z[m];
      z[i] = s / L[i][i];
    }
    for (int i = D - 1; i >= 0; i--) {
      double s = z[i];
      for (int m = i + 1; m < D; m++) s -= L[m][i] * x[m];
      x[i] = s / L[i][i];
    }
    value[c] = x[0];
  }
  return 1;
}

/* C, V: 3 planes of colour and of its variance; F: D-1 planes of features; R: window radius, P: patch radius,
   k: strength of the colour test, fk: of the feature test. */
void denoise(const float *C, const float *V, const float *F, float *out, int W, int H, int R, int P, float k, float fk) {
  size_t n = (size_t)W * H;
  float *A = calloc(n * NT, 4), *B = calloc(n * D * 3, 4);
  float *dist = malloc(n * 4), *tmp = malloc(n * 4), *patch = malloc(n * 4);
  for (int dy = -R; dy <= R; dy++) for (int dx = -R; dx <= R; dx++) {
    if (!in_window(dx, dy, R)) continue;
    #pragma omp parallel for
    for (int y = 0; y < H; y++) {
      int yy = y + dy < 0 ? 0 : y + dy >= H ? H - 1 : y + dy;
      for (int x = 0; x < W; x++) {
        int xx = x + dx < 0 ? 0 : x + dx >= W ? W - 1 : x + dx;
        size_t p = (size_t)y * W + x, q = (size_t)yy * W + xx;
        float s = 0;
        for (int c = 0; c < 3; c++) {
          float vp = V[c * n + p], vq = V[c * n + q], d = C[c * n + p] - C[c * n + q];
          s += (d * d - (vp + (vp < vq ? vp : vq))) / (1e-6f + k * k * (vp + vq));
        }
        dist[p] = s > 1200 ? 400 : s / 3;
      }
    }
    box_mean(dist, patch, tmp, W, H, P);
    #pragma omp parallel for
    for (int y = 0; y < H; y++) {
      int yy = y + dy;
      if (yy < 0 || yy >= H) continue;
      for (int x = 0; x < W; x++) {
        int xx = x + dx;
        if (xx < 0 || xx >= W) continue;
        size_t p = (size_t)y * W + x, q = (size_t)yy * W + xx;
        float f[D], fd = 0;
        f[0] = 1;
        for (int i = 0; i < D - 1; i++) { f[i + 1] = F[i * n + q] - F[i * n + p]; fd += f[i + 1] * f[i + 1]; }
        float e = (patch[p] > 0 ? patch[p] : 0) + fk * fd;
        if (e > CUTOFF) continue;
        float w = expf(-e), *a = A + p * NT, *b = B + p * D * 3;
        for (int i = 0, t = 0; i < D; i++) {
          float wf = w * f[i];
          for (int j = 0; j <= i; j++) a[t++] += wf * f[j];
          for (int c = 0; c < 3; c++) b[c * D + i] += wf * C[c * n + q];
        }
      }
    }
  }
  #pragma omp parallel for
  for (size_t p = 0; p < n; p++) {
    const float *a = A + p * NT, *b = B + p * D * 3;
    double w0 = a[0], value[3];
    if (!(w0 > 2 && solve(a, b, w0, value)))
      for (int c = 0; c < 3; c++) value[c] = b[c * D] / w0;
    for (int c = 0; c < 3; c++) out[c * n + p] = (float)value[c];
  }
  free(A); free(B); free(dist); free(tmp); free(patch);
}
