// Saves a text, or a file that the server sends in parts, as a file on the device.
import ky from 'ky';
import type { Endpoint } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal } from '../../contract/errors.ts';
import { addressOf, bearer, dialog, refusalOf } from '../base/api/call.ts';

export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Fetches a file without reading it: the browser keeps a large one on the disk. One that breaks off is `TemporarilyUnavailable`, never a shorter file. */
export async function download(
  endpoint: Endpoint,
  given: { readonly params: Readonly<Record<string, string>> },
): Promise<Blob | Refusal> {
  const headers = bearer(endpoint);
  if (isRefusal(headers)) return headers;
  try {
    const response = await ky(addressOf(endpoint, given), {
      headers,
      credentials: 'omit',
      retry: 0,
      timeout: false,
    });
    return await response.blob();
  } catch (fault) {
    const refusal = refusalOf(fault);
    const isRepeated = refusal.error === 'ConfirmFirst' && (await dialog.confirm());
    return isRepeated ? download(endpoint, given) : refusal;
  }
}
