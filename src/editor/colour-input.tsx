import type { Theme } from '../../model/theme.ts';

type Colour = Theme['accent'];
/** `shown` is a custom property that has the colour now. */
type Props = { label: string; shown: string; value: Colour; onChange: (colour: Colour) => void };

/** A hue, or a colour of the owner's brand. */
export function ColourInput({ label, shown, value, onChange }: Props) {
  const isHue = typeof value === 'number';
  return (
    <fieldset className="row colour">
      <legend>{label}</legend>
      <input
        type="range"
        className="hue"
        aria-label={`${label}, hue`}
        min="0"
        max="360"
        value={isHue ? value : 0}
        data-off={!isHue}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output>{isHue ? `Hue ${value}` : value}</output>
      <input
        type="color"
        aria-label={`${label}, own colour`}
        value={isHue ? hexOf(shown) : value}
        onChange={({ target }) => onChange(target.value as Colour)}
      />
    </fieldset>
  );
}

function hexOf(property: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(property);
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
}
