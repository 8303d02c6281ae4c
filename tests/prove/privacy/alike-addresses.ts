import { normalEmail } from '#contract/platform/email.ts'

/** Parts of one another, wildcards of LIKE and of regular expressions, tags, and letters that look alike. */
const LOCAL_PARTS = [
  'n',
  'nn',
  'an',
  'a.n',
  'anna.n',
  'annaxn',
  'anna_n',
  'anna%n',
  'anna-n',
  'n.anna',
  'n+shop',
  'anna.n+n',
  'n_',
  '_',
  '%',
  'n%',
  '%n',
  '.*',
  'ann?',
  'ann^',
  "o'n",
  'ńn',
  'аnna.n',
  'ｎ',
  'ann\u0131',
  'annß',
  'annss',
  'νίκος',
]
const DOMAINS = [
  'mail.example',
  'mail.example.org',
  'n.mail.example',
  'xmail.example',
  'mailxexample.org',
  'mail.example.o',
  'mail_example.org',
  'm%.example',
]

/** As it is stored, of which no two are the same; every other one is typed with capital letters. */
export function alikeAddresses(random: () => number, count: number): readonly string[] {
  const all = LOCAL_PARTS.flatMap((local) => DOMAINS.map((domain) => `${local}@${domain}`))
  const chosen = new Set(all.slice(0, 2).concat('anna.n@mail.example', 'n@mail.example.org').map(normalEmail))
  while (chosen.size < Math.min(count, all.length))
    chosen.add(normalEmail(all[Math.floor(random() * all.length)] ?? ''))
  return [...chosen].slice(0, count)
}

/** As somebody may type it: upper and lower case are the same address. */
export const typed = (email: string): string => {
  const loud = email.toUpperCase()
  return normalEmail(loud) === email ? loud : email
}
