const SVG = 'http://www.w3.org/2000/svg';

/** A picture with a single path, for parts of the editor outside React. `size` is the width and height. */
export const svgSign = (size: number, outline: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
};
