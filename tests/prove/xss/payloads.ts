import { randomFrom } from '#statecharts/engine/random.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { type Field, fieldCode } from './fields.ts'
import { SPECIALS } from './special-payloads.ts'

/** Text that calls `ran` with its number and its field in the page if anything of it runs. */
export interface Payload {
  readonly number: number
  readonly in: (field: Field) => string
  /** breaks what stands beside it in the same document */
  readonly isGreedy: boolean
}

const TAGS = [
  'img src=missing',
  'video src=missing',
  'audio src=missing',
  'input autofocus',
  'embed src=missing',
  'svg',
  'svg><circle r=9',
  'math',
  'math><mi',
  'a tabindex=0',
  'details open',
  'div contenteditable',
  'button',
  'select',
  'textarea',
  'form',
  'marquee',
  'iframe',
  'object data=missing',
  'x-own',
]
const EVENTS = [
  'error',
  'load',
  'click',
  'focus',
  'toggle',
  'mouseover',
  'pointerenter',
  'animationstart',
  'input',
  'keydown',
]
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java&#9;script:',
  'java&NewLine;script:',
  '&#1;javascript:',
  '&#x6a;avascript:',
  'javascript&colon;',
  '&#32;javascript:0,',
  'vbscript:',
  'data:text/html,<script>',
]
const CARRIERS: readonly ((url: string) => string)[] = [
  (url) => `<a href="${url}">go</a>`,
  (url) => `<map name=m><area href="${url}"></map>`,
  (url) => `<form action="${url}"><button>go</button></form>`,
  (url) => `<form><button formaction="${url}">go</button></form>`,
  (url) => `<form><input type=submit formaction="${url}"></form>`,
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<embed src="${url}">`,
  (url) => `<svg><a xlink:href="${url}"><text y=9>go</text></a></svg>`,
  (url) => `<svg><a><set attributeName=href to="${url}"></set><text y=9>go</text></a></svg>`,
]
const NESTS: readonly ((html: string) => string)[] = [
  (html) => `<svg><foreignObject>${html}</foreignObject></svg>`,
  (html) => `<math><mtext>${html}</mtext></math>`,
  (html) => `<table><tr>${html}</tr></table>`,
  (html) => `<select><option>${html}</select>`,
  (html) => `<noscript><p title="</noscript>${html}"></noscript>`,
  (html) => `<template>${html}</template>${html}`,
  (html) => `<form><math><mtext></form><form><mglyph><style></math>${html}`,
  (html) => `<svg><style><!--</style>${html}-->`,
  (html) => `<p title="-->${html}"><!--`,
]

/** Every tag with every event, every scheme in every carrier, the special ones, and from there on nested ones. */
export function payloads(seed: number, count: number): readonly Payload[] {
  const random = randomFrom(seed)
  const plain = [
    ...TAGS.flatMap((tag) => EVENTS.map((event) => ofEvent(tag, event))),
    ...SCHEMES.flatMap((scheme) => CARRIERS.map((carrier) => ofScheme(scheme, carrier))),
  ]
  const whole = (number: number): { html: string; isGreedy: boolean } => {
    const at = number - SPECIALS.length
    const special = SPECIALS[number]
    if (special) return { html: special, isGreedy: true }
    const next = plain[at]
    if (next) return { html: next(random), isGreedy: false }
    return { html: pick(random, NESTS)(pick(random, plain)(random)), isGreedy: true }
  }
  return Array.from({ length: count }, (_, number) => {
    const { html, isGreedy } = whole(number)
    return {
      number,
      in: (field) => html.replaceAll('RAN', `ran(${number}.${fieldCode(field)})`),
      isGreedy,
    }
  })
}

/** Many payloads in one text. */
export const joinPayloads = (payloads: readonly Payload[], field: Field): string =>
  payloads.map((payload) => payload.in(field)).join(' ')

/** Shares of the payloads, so many that each has at least one, none of them left out. */
export const dealt = (payloads: readonly Payload[], shares: number): readonly (readonly Payload[])[] =>
  Array.from({ length: shares }, (_, at) =>
    payloads.filter(({ number }) => number % shares === at % payloads.length),
  )

type Draw = (random: () => number) => string

function ofEvent(tag: string, event: string): Draw {
  const name = /^[\w-]+/.exec(tag.slice(tag.indexOf('<') + 1))?.[0] ?? ''
  return (random) => {
    const space = pick(random, [' ', '\n', '\t', '/', ' x=1 '])
    const [open, close] = pick(random, [
      ['"', '"'],
      ["'", "'"],
      [' ', ' '],
    ] as const)
    const attribute = pick(random, ['on', 'ON', 'oN']) + event
    return `<${tag}${space}${attribute}=${open}RAN${close}>words</${name}>`
  }
}

function ofScheme(scheme: string, carrier: (url: string) => string): Draw {
  return (random) => carrier(`${scheme}${pick(random, ['RAN', 'void(RAN)', 'top.RAN', '0;RAN'])}`)
}
