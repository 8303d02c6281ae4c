export const shopNames = { 11: 'Emberwright', 14: 'Emberwright Pro' } as const
