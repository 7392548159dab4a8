/** The job of the worker that reads the lengths of audio files. Null: the length cannot be told. */
export interface AudioLengthJobs {
  read: { input: { path: string }; output: { seconds: number | null } };
}
