type Props<Option> = {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
};

export function Choice<Option extends string>({ label, options, value, onChange }: Props<Option>) {
  return (
    <label className="choice">
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as Option)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
