import { expect, test } from 'vitest'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { publicFilesOwner } from '#server/staff/setup/public-files-owner.ts'

const ownerOf = (folder: string, publicUrl = 'https://shop.example') =>
  publicFilesOwner(
    CONSUMER_PROJECT,
    new Map([
      [CONSUMER_PROJECT, { public_url: publicUrl, aws_public_files_path: folder }],
      [PROFESSIONAL_PROJECT, { public_url: 'https://pro.shop.example/', aws_public_files_path: '' }],
    ]),
  )

test.each([
  ['/public-files', CONSUMER_PROJECT],
  ['https://shop.example/public-files', CONSUMER_PROJECT],
  ['https://Shop.example:443/public-files', CONSUMER_PROJECT],
  ['https://pro.shop.example/public-files', PROFESSIONAL_PROJECT],
  ['https://files.example/public-files', null],
  ['https://shop.example/elsewhere', null],
  ['/elsewhere', null],
  ['', null],
])('the files of terms at "%s" are those of storefront %s', (folder, owner) => {
  expect(ownerOf(folder)).toBe(owner)
})

test('a storefront without an address has no files at one', () => {
  expect(ownerOf('/elsewhere', '')).toBeNull()
  expect(ownerOf('https://shop.example/public-files', '')).toBeNull()
})
