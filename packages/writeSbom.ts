// `npm run sbom`: writes made/topla-sbom.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sbomOf } from './sbom.ts';

mkdirSync('made', { recursive: true });
const sbom = sbomOf(readFileSync('package-lock.json', 'utf8'));
writeFileSync('made/topla-sbom.json', `${JSON.stringify(sbom, null, 2)}\n`);
process.stdout.write('made/topla-sbom.json\n');
