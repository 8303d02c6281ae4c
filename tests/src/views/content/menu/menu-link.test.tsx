import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MenuLink } from '#src/views/content/menu/menu-link.tsx'

const linkTo = (link_to: string, is_link_new_window = false) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <MenuLink item={{ title: 'Ask', link_to, icon: null, is_link_new_window, children: [] }} />
    </StaticRouter>,
  )

test.each([
  '/faq',
  '/public-files/terms.pdf',
  'https://www.cpsc.gov',
  'mailto:a@b.example',
  'tel:+14175550140',
])('[NAV-40] a menu links to %s as content does', (address) => {
  expect(linkTo(address)).toContain(`href="${address}"`)
  expect(linkTo(address)).not.toContain('target=')
  expect(linkTo(address, true)).toContain('target="_blank"')
})

test.each(['javascript:alert(1)', 'http://insecure.example', '//elsewhere.example'])(
  'a menu shows only the text of a link to %s',
  (address) => {
    expect(linkTo(address)).toContain('Ask')
    expect(linkTo(address)).not.toContain('href')
  },
)
