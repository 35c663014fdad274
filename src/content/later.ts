/** Takes a check that can wait, and that may itself put off others. */
export type Later = (check: () => void) => void
