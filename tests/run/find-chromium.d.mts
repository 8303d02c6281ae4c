export declare function findChromium(): Promise<{
  executablePath: string
  env: Record<string, string>
  from: string
}>
export declare const launchArgs: string[]
