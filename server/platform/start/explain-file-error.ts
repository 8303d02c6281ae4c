const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'its disk is read-only',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'it exists already',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
}

/** Why a file or folder could not be used; null: the error is not one of the file system that a user can solve. */
export function explainFileError(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return REASONS[String(error.code)] ?? null
}
