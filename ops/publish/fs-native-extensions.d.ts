/** The package comes without types. These are the parts that this project uses. */
declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on an open file. False when another open file has it. */
  export function tryLock(fd: number): boolean;
}
