export const NEW_PASSWORD_LABELS = {
  password: 'New password',
  password_confirmation: 'Repeat password',
} as const

export type NewPasswordField = keyof typeof NEW_PASSWORD_LABELS

export const NO_PASSWORD = { password: '', password_confirmation: '' }
