/** What one kind of worker can do: a name, an input and an output for each job. Inputs and outputs cross threads. */
export type JobTable<Jobs> = { [Kind in keyof Jobs]: { input: unknown; output: unknown } };

export type JobInput<Jobs extends JobTable<Jobs>, Kind extends keyof Jobs> = Jobs[Kind]['input'];
export type JobOutput<Jobs extends JobTable<Jobs>, Kind extends keyof Jobs> = Jobs[Kind]['output'];

/** A job as it crosses the thread boundary. */
export interface JobMessage {
  id: number;
  kind: string;
  input: unknown;
}

/** `output` on success; `error` is for the log. */
export type JobResult = { id: number; output: unknown } | { id: number; error: string };

/** Does one job at a time. */
export interface JobRunner<Jobs extends JobTable<Jobs>> {
  run<Kind extends keyof Jobs & string>(
    kind: Kind,
    input: JobInput<Jobs, Kind>,
  ): Promise<JobOutput<Jobs, Kind>>;
}
