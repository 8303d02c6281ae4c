const names = `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;
LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;
NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;
OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;
UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming`

/** NFKD-folded letters only, in lower case. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const codes = new Map<string, string>()
for (const entry of names.split(';')) {
  const [code = '', ...words] = entry.trim().split(' ')
  codes.set(code.toLowerCase(), code).set(lettersOf(words.join('')), code)
}
codes.set('tex', 'TX')

/** The two-letter code of a state in any common spelling (`Texas`, `t.x.`, `TX, USA`, `State of Texas`), or null. */
export function stateCode(text: string): string | null {
  const letters = lettersOf(text)
  const bare = letters.replace(/^(the|stateof|usa|us)+/, '').replace(/(unitedstatesofamerica|usa|us)+$/, '')
  return codes.get(letters) ?? codes.get(bare) ?? codes.get(bare.replace(/state$/, '')) ?? null
}
