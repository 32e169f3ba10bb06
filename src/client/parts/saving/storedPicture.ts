// A stored picture as a file, so that it can be stored again after another one took its place.
import { type Refusal, refuse } from '../../../contract/errors.ts';

/** Null where there is none. */
export async function storedPicture(address: string | null, name: string): Promise<File | null | Refusal> {
  if (address === null) return null;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return refuse('TemporarilyUnavailable');
  const picture = await answer.blob();
  return new File([picture], name, { type: picture.type });
}
