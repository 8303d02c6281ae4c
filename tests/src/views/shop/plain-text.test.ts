import { expect, test } from 'vitest'
import { plainText } from '#src/views/shop/components/plain-text.ts'

test('the text of html has a line for each block, and nothing of scripts and tags', () => {
  expect(
    plainText('<h2>Stands</h2>\n <p><strong>Mix</strong> twelve &amp; save</p><script>alert(1)</script>'),
  ).toBe('Stands\n Mix twelve & save')
  expect(plainText('a<br>b &lt;c&gt; &unknown;')).toBe('a\nb <c> &unknown;')
})
