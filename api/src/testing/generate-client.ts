import { spawnSync } from 'node:child_process';
import path from 'node:path';
import vm from 'node:vm';

import ts from 'typescript';

/** Where the two files would be: the compiler finds from here what they import. */
const PATHS_FILE = path.join(__dirname, 'paths.ts');
const PROGRAM_FILE = path.join(__dirname, 'program.ts');

/** The generator exists as ES modules only, which jest does not load: it runs as a program. */
function generateTypes(document: object): string {
  const folder = path.dirname(require.resolve('openapi-typescript/package.json'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'bin/cli.js')],
    {
      input: JSON.stringify(document),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

function findTypeErrors(files: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/**
 * Generates the types of an OpenAPI document and compiles a program against them, which imports them
 * from `./paths`.
 * @returns what the program exports
 * @throws Error when the program does not fit the types
 */
export function compileAgainst(document: object, program: string): unknown {
  const errors = findTypeErrors(
    new Map([
      [PATHS_FILE, generateTypes(document)],
      [PROGRAM_FILE, program],
    ]),
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const exported = {};
  const code = ts.transpile(program, { ...OPTIONS, module: ts.ModuleKind.CommonJS });
  vm.compileFunction(code, ['exports'])(exported);
  return exported;
}
