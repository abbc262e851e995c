/** "Try again later", as sendmail has it (EX_TEMPFAIL): another build is under way. */
export const BUSY_EXIT_CODE = 75;
