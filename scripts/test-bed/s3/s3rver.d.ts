declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<AddressInfo>;
  }
  export = S3rver;
}
