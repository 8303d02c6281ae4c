import { expect, test } from 'vitest'
import { plainText } from '#src/views/shop/components/plain-text.ts'

test('the text of HTML has a line per block and no scripts or tags', () => {
  expect(
    plainText('<h2>Stands</h2>\n <p><strong>Mix</strong> twelve &amp; save</p><script>alert(1)</script>'),
  ).toBe('Stands\n Mix twelve & save')
  expect(plainText('a<br>b &lt;c&gt; &unknown;')).toBe('a\nb <c> &unknown;')
})
