import { inBatches } from './in-batches';

it('writes all rows in their order, never more at once than a statement takes', async () => {
  const rows = Array.from({ length: 12_001 }, (_, index) => index);
  const sizes: number[] = [];
  const written = await inBatches(rows, async (batch) => {
    sizes.push(batch.length);
    return batch;
  });
  expect(written).toEqual(rows);
  expect(sizes).toEqual([5000, 5000, 2001]);
});

it('writes nothing where there is nothing', async () => {
  const write = jest.fn();
  expect(await inBatches([], write)).toEqual([]);
  expect(write).not.toHaveBeenCalled();
});
