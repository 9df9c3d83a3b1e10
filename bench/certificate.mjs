import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets a browser accept the certificate, which nobody has signed. */
export const acceptAnyCertificate = '--ignore-certificate-errors';

/**
 * A key and a certificate for this machine alone, made by OpenSSL and kept nowhere: browsers speak
 * HTTP/2, as the hosts of the shop do, only over an encrypted connection.
 *
 * @returns {{ key: string, cert: string }}
 */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'beau-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  const subject = '-days 1 -subj /CN=127.0.0.1';
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...`${kind} ${subject}`.split(' '), '-keyout', key, '-out', cert],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
