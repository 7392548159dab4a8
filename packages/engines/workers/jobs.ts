/** The jobs of a worker: the name, input and output of each. Inputs and outputs are passed between threads. */
export type JobTable<Jobs> = { [Kind in keyof Jobs]: { input: unknown; output: unknown } };

export type JobInput<Jobs extends JobTable<Jobs>, Kind extends keyof Jobs> = Jobs[Kind]['input'];
export type JobOutput<Jobs extends JobTable<Jobs>, Kind extends keyof Jobs> = Jobs[Kind]['output'];

/** A job as it is passed to the worker thread. */
export interface JobMessage {
  id: number;
  kind: string;
  input: unknown;
}

/** The result of a job: `output` on success, `error` for the log. */
export type JobResult = { id: number; output: unknown } | { id: number; error: string };

/** Runs one job at a time. */
export interface JobRunner<Jobs extends JobTable<Jobs>> {
  run<Kind extends keyof Jobs & string>(
    kind: Kind,
    input: JobInput<Jobs, Kind>,
  ): Promise<JobOutput<Jobs, Kind>>;
}
