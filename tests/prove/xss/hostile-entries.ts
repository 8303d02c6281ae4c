import { type Entry, entry } from './content-entry.ts'
import { LONGEST } from './hostile-blocks.ts'
import { linesOf, scriptAddress, zipped } from './hostile-lines.ts'
import { joinPayloads, type Payload } from './payloads.ts'

export const HOSTILE_POST = '/news/hostile'
export const BANNER_MARK = 'a banner of html'

const PICTURE = '/images/300/x.svg'

/** All of them are on the page of the news; the first, which has the dealers, is shown on a page of its own. */
export const posts = (all: readonly Payload[]): readonly Entry<'post'>[] =>
  zipped({
    title: linesOf(all, 'post.title', 200),
    summary: linesOf(all, 'post.summary', 500),
    alt: linesOf(all, 'post.alt', LONGEST),
  }).map(({ title, summary, alt }, at) =>
    entry('post', at === 0 ? HOSTILE_POST : `${HOSTILE_POST}-${at}`, {
      title,
      date: '2026-01-01',
      summary,
      picture: { src: PICTURE, alt },
      blocks: [
        { kind: 'text', text: all[at % all.length]?.in('content.text') ?? '' },
        ...(at === 0 ? [{ kind: 'dealers' as const }] : []),
      ],
    }),
  )

export const dealers = (all: readonly Payload[]): readonly Entry<'dealer'>[] =>
  zipped({
    name: linesOf(all, 'dealer.name', LONGEST),
    address: linesOf(all, 'dealer.address', LONGEST),
  }).map((texts, at) =>
    entry('dealer', `hostile-${at}`, {
      ...texts,
      latitude: 37,
      longitude: -93,
      phone: all[at]?.in('content.label').slice(0, 40) ?? '',
      url: scriptAddress(all, at),
    }),
  )

/** Slides, tiles, sections and the banner of the home page. */
export const homeEntries = (all: readonly Payload[]): readonly Entry[] => [
  ...pictured(all, 'slide'),
  ...pictured(all, 'tile'),
  ...linesOf(all, 'section.title', LONGEST).map((title, at) =>
    entry('section', `hostile-${at}`, { kind: 'effects', title, link_to: scriptAddress(all, at) }),
  ),
  ...linesOf(all, 'section.text', 500).map((text, at) =>
    // the home page has one hero
    entry('section', `hostile-text-${at}`, {
      kind: at === 0 ? 'hero' : 'newsletter',
      title: 'With a text',
      text,
      link_to: null,
    }),
  ),
  ...(['desktop', 'mobile'] as const).map((set) =>
    entry('banner', `hostile-${set}`, {
      set,
      html: `<p>${BANNER_MARK}</p>${joinPayloads(all.slice(0, 60), 'content.text')}`.slice(0, 5_000),
      is_closable: true,
      background_color: `red;${scriptAddress(all, 0)}`.slice(0, 40),
      background_image_path: scriptAddress(all, 0),
    }),
  ),
]

const pictured = (all: readonly Payload[], kind: 'slide' | 'tile'): readonly Entry[] =>
  zipped({
    title: linesOf(all, `${kind}.title`, LONGEST),
    alt: linesOf(all, `${kind}.alt`, LONGEST),
    text: linesOf(all, `${kind}.text`, 500),
  }).map((texts, at) =>
    entry(kind, `hostile-${at}`, { ...texts, image_url: PICTURE, link_to: scriptAddress(all, at) }),
  )

/** What no page that is visited shows, or what an address keeps from being shown. */
export const unseenEntries = (all: readonly Payload[]): readonly Entry[] =>
  all.slice(0, 30).flatMap((payload, at) => {
    const key = `unseen-${at}`
    const link = scriptAddress(all, at)
    const label = payload.in('content.label').slice(0, LONGEST)
    const picture = { image_url: link, alt: label, title: label, text: label, link_to: link }
    return [
      entry('slide', key, picture),
      entry('tile', key, picture),
      entry('social', key, { url: link, icon: link.slice(0, 80) }),
      entry('section', key, { kind: 'products', title: label, link_to: link }),
      entry('choice', key, { type: 'insurance_doc_types', value: label.slice(0, 80), label }),
      entry('redirect', `/hostile-${at}`, { target_url: link, external: at % 2 === 0, is_filter: false }),
      entry('seo', `/hostile-${at}`, { page_title: label, seo_meta: label }),
    ]
  })
