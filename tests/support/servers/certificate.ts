// A certificate of one's own for localhost, made by openssl; `directory` is where its files are to be.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

export function makeCertificate(directory: string): { readonly key: string; readonly certificate: string } {
  const key = join(directory, 'topla.key');
  const certificate = join(directory, 'topla.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const made = spawnSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(`no certificate: ${made.stderr}`);
  return { key, certificate };
}
