import postcss, { type Root } from 'postcss';
import { type CustomPlugin, optimize } from 'svgo';

type Visitor = Extract<ReturnType<CustomPlugin['fn']>, object>;
type Element = Parameters<NonNullable<NonNullable<Visitor['element']>['enter']>>[0];
type Parent = Element | Parameters<NonNullable<NonNullable<Visitor['root']>['enter']>>[0];
type Child = Parent['children'][number];

/** What only draws. Neither a link, a script, an animation, which can write one, nor another picture. */
const elements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);
const attributes = new Set(
  `id class style href xlink:href version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy
  fr d points pathLength transform transform-origin role aria-label aria-labelledby aria-hidden color direction display
  opacity overflow visibility clip-path clip-rule mask mask-type filter fill fill-opacity fill-rule stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  paint-order shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters
  vector-effect mix-blend-mode isolation stop-color stop-opacity flood-color flood-opacity lighting-color
  enable-background marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient offset
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits filterUnits primitiveUnits font-family font-size font-style font-variant font-weight
  font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline
  baseline-shift writing-mode unicode-bidi dx dy rotate textLength lengthAdjust startOffset method spacing side in in2
  result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix
  kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ scale xChannelSelector
  yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles xml:space`.split(/\s+/),
);
const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
/** Functions of CSS that fetch nothing. */
const functions =
  /^(rgba?|hsla?|hwb|(ok)?(lab|lch)|color|color-mix|light-dark|var|calc|min|max|clamp|matrix(3d)?|(translate|scale|rotate|skew)[xyz3d]*|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|linear|cubic-bezier|steps)$/i;

/** A drawing that only draws, and the names of what it had besides. */
export function cleanSvg(svg: string): { svg: string; leftOut: string[] } {
  const leftOut = new Set<string>();
  const { data } = optimize(svg, { plugins: [{ name: 'only-draws', fn: () => visitor(leftOut) }] });
  return { svg: data, leftOut: [...leftOut].sort() };
}

function visitor(leftOut: Set<string>): Visitor {
  // All children at once: to take out one after the other takes minutes if there are thousands.
  const enter = (node: Parent) => {
    node.children = node.children.flatMap((each): Child[] => {
      if (each.type === 'text') return [each];
      if (each.type === 'cdata') return [{ type: 'text', value: each.value }];
      if (each.type === 'element' && elements.has(each.name)) return [each];
      if (each.type === 'element') leftOut.add(`<${each.name}>`);
      return [];
    });
    if (node.type === 'root') return;
    for (const [name, value] of Object.entries(node.attributes)) {
      const kept = attributeOf(name, value, leftOut);
      if (kept === undefined) delete node.attributes[name];
      else node.attributes[name] = kept;
    }
    if (node.name === 'style') cleanStyle(node, leftOut);
  };
  return { root: { enter }, element: { enter } };
}

function attributeOf(name: string, value: string, leftOut: Set<string>): string | undefined {
  if (Object.hasOwn(namespaces, name)) return namespaces[name];
  if (name === 'style') return cleanCss(value, leftOut);
  const isLink = /^(xlink:)?href$/.test(name);
  if (attributes.has(name) && (isLink ? value.trim().startsWith('#') : fetchesNothing(value))) return value;
  // What drawing programs note for themselves.
  if (!/^(xmlns|sodipodi|inkscape|data-|serif|sketch|xml:)/.test(name)) leftOut.add(name);
  return undefined;
}

function cleanStyle(node: Element, leftOut: Set<string>) {
  const texts = node.children.map((each) => ('value' in each ? each.value : ''));
  const isDrawing = texts.length === node.children.length;
  node.children = [{ type: 'text', value: isDrawing ? cleanCss(texts.join(''), leftOut) : '' }];
}

function cleanCss(css: string, leftOut: Set<string>): string {
  const sheet = parse(css);
  if (!sheet) {
    leftOut.add('style');
    return '';
  }
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules((rule) => {
    if (/^(media|supports)$/i.test(rule.name) && fetchesNothing(rule.params.replaceAll('(', ' '))) return;
    leftOut.add(`@${rule.name}`);
    rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (fetchesNothing(declaration.value) && !/^(-moz-binding|behavior)$/i.test(declaration.prop)) return;
    leftOut.add(declaration.prop);
    declaration.remove();
  });
  return sheet.toString();
}

function parse(css: string): Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
}

/** Only parts of the drawing itself are named. A backslash could hide a name. */
function fetchesNothing(value: string): boolean {
  if (value.includes('\\')) return false;
  const rest = value.replace(/url\(\s*(["']?)#[^"'()\\\s]*\1\s*\)/gi, ' ');
  // Each regular expression looks at a few letters only: a value may have a hundred thousand.
  const names = rest.split('(').slice(0, -1);
  return names.every((before) => {
    const [name] = /[\w-]*$/.exec(before.trimEnd().slice(-20))!;
    return name === '' || functions.test(name);
  });
}
