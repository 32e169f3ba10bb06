// Reads XML of strangers: elements, attributes and text, and nothing that a document could hide something in.
import { DOMParser } from '@xmldom/xmldom';

export const names = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

function refuseXml(fault: unknown): never {
  throw new Error(`malformed XML: ${String(fault)}`);
}

const depthLimit = 40;
const elementNode = 1;

export const isElement = (node: Node): node is Element => node.nodeType === elementNode;

export const childrenOf = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement);

/** Children of this name, in this namespace. */
export const childrenNamed = (element: Element, namespace: string, name: string): Element[] =>
  childrenOf(element).filter(
    ({ namespaceURI, localName }) => namespaceURI === namespace && localName === name,
  );

/** Elements of this name at any depth. */
export const allNamed = (root: Element, namespace: string, name: string): Element[] =>
  Array.from(root.getElementsByTagNameNS(namespace, name));

export const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';

function depthOf(element: Element): number {
  let deepest = 0;
  for (const child of childrenOf(element)) deepest = Math.max(deepest, depthOf(child) + 1);
  return deepest;
}

/** `<!` begins a comment, CDATA, a DOCTYPE or an entity, `<?` an instruction: after the first line a document of a provider has none. */
const hides = /<[!?]/;
const firstLine = /^\uFEFF?\s*<\?xml\s[^<>]*\?>/;

/** Without its first line. */
const bareXml = (text: string): string => text.replace(firstLine, '').trim();

/** Null: it is no base64 of UTF-8. `open`: what is done to the bytes before. */
export function textOfBase64(
  base64: string,
  open: (bytes: Buffer) => Buffer = (bytes) => bytes,
): string | null {
  const text = base64.replaceAll(/\s/g, '');
  if (!/^[\w+/]+={0,2}$/.test(text)) return null;
  try {
    return bareXml(new TextDecoder('utf-8', { fatal: true }).decode(open(Buffer.from(text, 'base64'))));
  } catch {
    return null;
  }
}

/** Null: it is no XML, or says something that has no place here. */
export function readXml(text: string): Element | null {
  const bare = bareXml(text);
  if (bare === '' || hides.test(bare)) return null;
  try {
    const parser = new DOMParser({
      errorHandler: { warning: refuseXml, error: refuseXml, fatalError: refuseXml },
    });
    const { documentElement } = parser.parseFromString(bare, 'text/xml');
    return documentElement && depthOf(documentElement) <= depthLimit ? documentElement : null;
  } catch {
    return null;
  }
}
