// One uploaded file: on the disk and under no name, so that nothing of it is left however the call or the process ends.
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface Upload {
  /** The whole file; only while its call is served. */
  read(): Promise<Buffer>;
}

export interface StoredUpload extends Upload {
  readonly bytes: number;
  /** Frees its room on the disk. */
  close(): Promise<void>;
}

/** Null: there is more of it than it may have. */
export async function storeUpload(
  directory: string,
  chunks: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<StoredUpload | null> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  let bytes = 0;
  try {
    await rm(path);
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > mostBytes) break;
      await file.appendFile(chunk);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  if (bytes > mostBytes) {
    await file.close();
    return null;
  }
  return {
    bytes,
    async read() {
      const whole = Buffer.alloc(bytes);
      let at = 0;
      while (at < bytes) {
        const { bytesRead } = await file.read(whole, at, bytes - at, at);
        if (bytesRead === 0) throw new Error('an upload is shorter than what was written');
        at += bytesRead;
      }
      return whole;
    },
    close: () => file.close(),
  };
}
