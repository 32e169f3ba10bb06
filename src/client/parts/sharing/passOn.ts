// Passes the picture of a result on: to the share sheet of the device, else to the clipboard, else as a file.
import { drawPicture } from './drawPicture.ts';
import type { ResultPicture } from './resultPicture.ts';

/** `cancelled`: the person closed the share sheet again. */
type PassedOn = 'shared' | 'copied' | 'saved' | 'cancelled';

async function byShareSheet(file: File, title: string): Promise<'shared' | 'cancelled' | null> {
  if (!navigator.canShare?.({ files: [file] })) return null;
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError' ? 'cancelled' : null;
  }
}

async function byClipboard(blob: Blob): Promise<'copied' | null> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    return 'copied';
  } catch {
    return null; // frames and older browsers
  }
}

function asFile(file: File): 'saved' {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return 'saved';
}

export async function passOn(picture: ResultPicture): Promise<PassedOn> {
  const blob = await drawPicture(picture);
  const file = new File([blob], `${picture.fileName}.png`, { type: blob.type });
  return (await byShareSheet(file, picture.title)) ?? (await byClipboard(blob)) ?? asFile(file);
}
