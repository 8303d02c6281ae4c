import { expect, test } from 'vitest'
import { paginationWindow } from '#src/ui/navigation/pagination-window.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 13, [1, 2, 3, 'gap', 13]],
  [2, 13, [1, 2, 3, 'gap', 13]],
  [3, 13, [1, 2, 3, 4, 'gap', 13]],
  [4, 13, [1, 2, 3, 4, 5, 'gap', 13]],
  [7, 13, [1, 'gap', 6, 7, 8, 'gap', 13]],
  [10, 13, [1, 'gap', 9, 10, 11, 12, 13]],
  [13, 13, [1, 'gap', 11, 12, 13]],
] as const)('page %i of %i offers %j', (page, pageCount, marks) => {
  expect(paginationWindow(page, pageCount)).toEqual(marks)
})

test('pagination has at most nine items and always includes the current page', () => {
  const windows = Array.from({ length: 60 }, (_, index) => paginationWindow(index + 1, 60))
  expect(windows.filter((marks, index) => marks.length > 9 || !marks.includes(index + 1))).toEqual([])
})
