import type { Story } from '../../model/stories.ts';

const files = import.meta.glob<{ story: Story }>('../../content/stories/*.ts');

export function storyFile(id: string) {
  return files[`../../content/stories/${id}.ts`];
}
