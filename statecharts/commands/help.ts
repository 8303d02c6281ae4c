/** The output of `--help` by command; the first is for no command. */
const texts = {
  '': `npm run charts | paths | charts:check | mutants | explorer [-- machine… options]
Each command takes machine ids; without any it works on all machines. --help after a command tells its options.`,
  explorer: `npm run explorer: builds the explorer of all charts as one file, tells its address and opens it`,
  charts: `npm run charts [-- machine…]: writes every chart in every format
  --out FOLDER   writes there (reports/charts)
  --fresh        lays all charts out anew; else what has not changed stays where it is in the last release
  --release      commits the charts as those of a release: statecharts/charts, and their models in statecharts/releases
  --changes      tells in sentences what has changed since the last release`,
  paths: `npm run paths [-- machine…]: writes the golden paths to statecharts/golden, keeping those that can still be gone
  --check                                  compares the committed paths and writes nothing
  --fresh                                  makes all golden paths anew
  --compare                                sizes beside one shortest case per goal and xstate/graph
  --coverage state | transition | pair     what the paths reach (transition)
  --max-steps N                            steps a path may have (20, more where goals lie deeper); 0: no limit
  --seed N, --reset-cost N                 another tour; what a new path costs, in steps
  --format json | csv | gherkin | playwright | junit | html
  --out FOLDER                             writes there instead of showing (playwright: e2e/generated)
  --weights FLOW.json [--share PERCENT]    the fewest steps for that share of real use (100), as the explorer saves it
  --replay PATH-ID | FILE.json             walks a path, or a file of any release, on the real actor
  --explain STATE | TRANSITION             the shortest way to it, or why there is none
0: done; 1: something differs; 2: a goal is not reached, or something was asked for that there is not`,
  check: `npm run charts:check [-- machine…]: every rule over everything that can happen; a finding is one line, exit code 1`,
  mutants: `npm run mutants [-- machine…]: how many mutants the golden paths notice, and which survive`,
} as const

/** The requested help, or undefined. */
export function helpFor(name: string, args: readonly string[]): string | undefined {
  const isHelp = (each: string) => each === '--help' || each === '-h'
  if (isHelp(name)) return texts['']
  if (!args.some(isHelp)) return undefined
  return Object.entries(texts).find(([command]) => command === name)?.[1]
}
