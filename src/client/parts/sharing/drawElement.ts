// Draws a part of the page on a canvas: a copy of it, with the styles it has now, as the content of an SVG picture.
import type { Frame } from './drawScenes.ts';

/** What boards are styled with. Copying all properties of all cells would take a second. */
const copied = [
  ...['display', 'position', 'top', 'right', 'bottom', 'left', 'width', 'height', 'box-sizing', 'z-index'],
  ...[
    'margin',
    'padding',
    'overflow',
    'visibility',
    'opacity',
    'transform',
    'transform-origin',
    'aspect-ratio',
  ],
  ...['translate', 'rotate', 'scale', 'grid-template', 'grid-area', 'gap', 'place-items', 'place-content'],
  ...['align-self', 'justify-self', 'flex', 'flex-direction', 'flex-wrap', 'align-items', 'justify-content'],
  ...[
    'background',
    'border',
    'border-radius',
    'outline',
    'outline-offset',
    'box-shadow',
    'clip-path',
    'filter',
  ],
  ...['color', 'font', 'letter-spacing', 'line-height', 'text-align', 'text-transform', 'white-space'],
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...['stroke-opacity', 'paint-order', 'text-anchor', 'dominant-baseline', 'stop-color', 'stop-opacity'],
  ...['mix-blend-mode', 'mask', 'list-style', 'font-variant-numeric', 'text-overflow', 'writing-mode'],
];

function inline(from: CSSStyleDeclaration, to: CSSStyleDeclaration): void {
  for (const property of copied) to.setProperty(property, from.getPropertyValue(property));
  to.setProperty('animation', 'none');
  to.setProperty('transition', 'none');
}

/** What a style sheet puts before or after an element becomes an element. */
function withDrawnContent(original: Element, copy: Element): void {
  for (const [pseudo, where] of [
    ['::before', 'prepend'],
    ['::after', 'append'],
  ] as const) {
    const style = getComputedStyle(original, pseudo);
    if (style.content === 'none' || style.content === 'normal') continue;
    const drawn = document.createElement('span');
    drawn.textContent = style.content.replace(/^"|"$/g, '');
    inline(style, drawn.style);
    copy[where](drawn);
  }
}

function styledCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement; // of the same kind
  const originals = [element, ...element.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, original] of originals.entries()) {
    const one = copies[at];
    if (!(one instanceof HTMLElement || one instanceof SVGElement)) continue;
    inline(getComputedStyle(original), one.style);
    one.removeAttribute('class');
    if (original instanceof HTMLElement) withDrawnContent(original, one);
  }
  return copy;
}

async function imageOf(element: HTMLElement, { width, height }: { width: number; height: number }) {
  const copy = styledCopy(element);
  copy.style.setProperty('margin', '0');
  copy.style.setProperty('position', 'relative');
  copy.style.setProperty('inset', '0');
  const content = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${content}</foreignObject></svg>`,
  )}`;
  await image.decode();
  return image;
}

/** Some browsers do not give a canvas back that such a picture was drawn on. */
function isStillReadable(context: CanvasRenderingContext2D): boolean {
  try {
    context.getImageData(0, 0, 1, 1);
    return true;
  } catch {
    return false;
  }
}

/** As large as the frame allows. False, and nothing drawn, where the browser cannot. */
export async function drawElement(
  context: CanvasRenderingContext2D,
  element: HTMLElement,
  frame: Frame,
): Promise<boolean> {
  const { offsetWidth: width, offsetHeight: height } = element;
  if (width === 0 || height === 0) return false;
  try {
    const image = await imageOf(element, { width, height });
    const trial = document.createElement('canvas').getContext('2d');
    trial?.drawImage(image, 0, 0);
    if (!trial || !isStillReadable(trial)) return false;
    const room = 24;
    const scale = Math.min((frame.width - 2 * room) / width, (frame.height - 2 * room) / height);
    const drawn = { width: width * scale, height: height * scale };
    const left = frame.x + (frame.width - drawn.width) / 2;
    const top = frame.y + (frame.height - drawn.height) / 2;
    context.drawImage(image, left, top, drawn.width, drawn.height);
    return true;
  } catch {
    return false;
  }
}
