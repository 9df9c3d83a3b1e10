import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../scripts/serve.mjs';
import { makeCertificate } from './certificate.mjs';

test('A shop that is served with a certificate made for it answers over HTTP/2', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beau-served-'));
  await writeFile(join(folder, 'index.html'), '<h1>BEAU</h1>');
  await writeFile(join(folder, '404.html'), '<h1>Not found</h1>');
  const certificate = makeCertificate();
  const host = await serve({ folder, certificate });
  const session = connect(host.address, {
    ca: certificate.cert,
    checkServerIdentity: () => undefined,
  });
  try {
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      const request = session.request({ ':path': '/' });
      request.on('response', (headers) => resolve(headers[':status']));
      request.end();
    });
    expect(session.alpnProtocol).toBe('h2');
    expect(status).toBe(200);
  } finally {
    session.destroy();
    await host.close();
    await rm(folder, { recursive: true });
  }
});
