/** esbuild writes imported styles to a file of their own. */
declare module '*.css';
