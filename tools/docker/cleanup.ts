/** What is to be taken back in the end, the last thing first. */
export class Cleanup {
  private steps: (() => void)[] = [];

  add(step: () => void): void {
    this.steps.unshift(step);
  }

  /** Takes everything back, each thing once, whatever becomes of the others. @throws Error of the first that failed */
  run(): void {
    const failures: unknown[] = [];
    for (const step of this.steps.splice(0)) {
      try {
        step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
