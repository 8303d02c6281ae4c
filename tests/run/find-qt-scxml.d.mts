export declare function findQtScxml(): { python: string; env: Record<string, string> } | null
