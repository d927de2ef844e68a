import { checkFields } from '@syndication/contract/fields/check-fields.rules';
import type { Access, EndpointDefinition } from '@syndication/contract/http/endpoint';
import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import { rounds, ventures } from '../database/schema';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  nominate,
  only,
} from '../testing/fixtures';
import { fieldsOf, hostileValues, samplesOf, withValue } from '../testing/schema-samples';
import type { TestBrowser } from '../testing/test-browser';
import { useApi } from '../testing/use-api';

const api = useApi();

type Role = 'nobody' | 'investor' | 'entrepreneur' | 'newcomer' | 'staff';
const CALLERS: Record<Access, readonly Role[]> = {
  anyone: ['nobody', 'investor', 'entrepreneur'],
  'signed-in': ['investor', 'entrepreneur'],
  investor: ['investor'],
  'investor-with-policy': ['investor'],
  entrepreneur: ['entrepreneur'],
  'member-or-entrepreneur': ['investor', 'entrepreneur'],
  staff: ['staff'],
  console: ['staff'],
  'staff-or-machine': [],
};

/** A member, a nominated owner with a venture, and what ids and addresses fit them. */
async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const { user: investor, member } = await addMember(api.db, { groupIds: [group.id] });
  const entrepreneur = await addEntrepreneur(api.db);
  await nominate(api.db, entrepreneur.email, group.id, member.id);
  const { venture } = await addVenture(api.db, entrepreneur);
  const newcomer = await addEntrepreneur(api.db);
  const { user: staff } = await addMember(api.db, { isStaff: true });
  await nominate(api.db, newcomer.email, group.id, member.id);
  const users: Record<Role, string | null> = {
    nobody: null,
    investor: investor.id,
    entrepreneur: entrepreneur.id,
    newcomer: newcomer.id,
    staff: staff.id,
  };
  const browserOf = async (role: Role) =>
    users[role] === null ? api.browser() : api.browserOf(users[role]);

  /** What makes a sample reach the database: it must fit what is there now. */
  async function known(role: Role): Promise<Record<string, unknown>> {
    const current = only(
      await api.db
        .select()
        .from(rounds)
        .where(eq(rounds.ventureId, venture.id))
        .orderBy(desc(rounds.number))
        .limit(1),
    );
    const { version } = only(
      await api.db.select().from(ventures).where(eq(ventures.id, venture.id)),
    );
    return {
      id: venture.id,
      ventureId: venture.id,
      venture_id: venture.id,
      roundId: current.id,
      venture_round_id: current.id,
      memberId: member.id,
      memberUuid: member.id,
      member_uuid: member.id,
      groupId: group.id,
      syndicationGroupId: group.id,
      syndicationGroupIds: [group.id],
      email: role === 'investor' ? investor.email : entrepreneur.email,
      version,
      currentVentureRound: { id: current.id },
    };
  }
  /** An entrepreneur has one venture at most: the one that is to be created must find none. */
  const forgetVentures = () => api.db.delete(ventures).where(eq(ventures.ownerId, newcomer.id));
  return { browserOf, known, forgetVentures };
}

/** The sample with known values filled in by name, at any depth. */
function fit(sample: unknown, known: Record<string, unknown>): unknown {
  if (Array.isArray(sample)) return sample.map((entry) => fit(entry, known));
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => {
      const fact = known[name];
      if (typeof fact !== typeof value) return [name, fit(value, known)];
      const isGroup = typeof fact === 'object' && !Array.isArray(fact);
      return [name, isGroup ? fit(value, fact as Record<string, unknown>) : fact];
    }),
  );
}

type Payload = Partial<Record<'params' | 'query' | 'body', unknown>>;
const PLACES = ['params', 'query', 'body'] as const;

/** Valid payloads of a call, one for each branch of its body. */
function payloadsOf(endpoint: EndpointDefinition): Payload[] {
  const bodies = endpoint.body ? samplesOf(endpoint.body) : [undefined];
  const [params] = endpoint.params ? samplesOf(endpoint.params) : [];
  const [query] = endpoint.query ? samplesOf(endpoint.query) : [];
  return bodies.map((body) => ({
    ...(params !== undefined && { params }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body }),
  }));
}

/** An address holds texts, and halves of a character cannot be written in it. */
const fitsAddress = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length < 3000 && !/\p{Cs}/u.test(value);

type Change = (payload: Payload) => Payload;
const unchanged: Change = (payload) => payload;

/** Whether a value gets past the schema, to a handler; the schema itself failing counts too. */
function getsIn(schema: z.ZodMiniType, payload: unknown): boolean {
  try {
    return checkFields(schema, payload).isValid;
  } catch {
    return true;
  }
}

/**
 * Each field made invalid in each way, one at a time. Of those that the schema refuses, one per field is
 * sent: it is answered before a handler sees it, and `every-field.test.ts` has the rest.
 */
function changesOf(endpoint: EndpointDefinition, sample: Payload): Change[] {
  return PLACES.flatMap((place) => {
    const schema = endpoint[place];
    if (!schema) return [];
    return fieldsOf(schema, sample[place]).flatMap((field) => {
      const values = hostileValues(field).filter(
        (value) => place === 'body' || (field.path.length > 0 && fitsAddress(value)),
      );
      const judged = values.map((value) => ({
        value,
        isTaken: getsIn(schema, withValue(sample[place], field.path, value)),
      }));
      const refused = judged.find(({ isTaken }) => !isTaken);
      return judged
        .filter((one) => one === refused || one.isTaken)
        .map(
          ({ value }): Change =>
            (payload) =>
              withValue(payload, [place, ...field.path], value) as Payload,
        );
    });
  });
}

let address = 0;
/** Every request from another client: limits per address are not what this is about. */
const fromElsewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `198.18.${(address >> 8) & 255}.${address & 255}` };
};

type Scene = Awaited<ReturnType<typeof setUp>>;

const fits = (schema: z.ZodMiniType | undefined, value: unknown) =>
  schema === undefined || getsIn(schema, value);

const creates = ({ method, path }: EndpointDefinition) => method === 'POST' && path === '/ventures';

const rolesOf = (endpoint: EndpointDefinition): readonly Role[] =>
  creates(endpoint) ? ['newcomer'] : CALLERS[endpoint.access];

/** Somebody who signs in again where a call has ended the session, and knows what there is now. */
class Caller {
  private browser: TestBrowser | undefined;
  private known: Record<string, unknown> | undefined;

  constructor(
    private readonly scene: Scene,
    private readonly role: Role,
  ) {}

  async send(endpoint: EndpointDefinition, sample: Payload, change: Change) {
    this.browser ??= await this.scene.browserOf(this.role);
    const session = this.browser.cookies.get('session');
    this.known ??= await this.scene.known(this.role);
    const payload = change(fit(sample, this.known) as Payload);
    const answer = await this.browser.call(endpoint, {
      ...payload,
      headers: fromElsewhere(),
    } as never);
    if (this.browser.cookies.get('session') !== session) this.browser = undefined;
    if (answer.status < 300 && endpoint.access === 'entrepreneur') this.known = undefined;
    return {
      payload,
      status: answer.status,
      code: answer.error?.code,
      fields: answer.error?.fields,
    };
  }
}

it('never answers 5xx, whatever is sent in whichever role', async () => {
  const scene = await setUp();
  const failures: unknown[] = [];
  const refusedSamples: unknown[] = [];
  for (const endpoint of api.app.endpoints) {
    const { method, path } = endpoint;
    const callers = rolesOf(endpoint).map((role) => new Caller(scene, role));
    for (const sample of payloadsOf(endpoint)) {
      for (const change of [unchanged, ...changesOf(endpoint, sample)]) {
        for (const caller of callers) {
          if (creates(endpoint)) await scene.forgetVentures();
          const { payload, status, code, fields } = await caller.send(endpoint, sample, change);
          const shown = [method, path, JSON.stringify(payload).slice(0, 500), code, fields];
          if (
            change === unchanged &&
            !PLACES.every((place) => fits(endpoint[place], payload[place]))
          )
            refusedSamples.push(shown);
          // No identity provider is configured here that could answer.
          if (status >= 500 && code !== 'PROVIDER_NOT_CONFIGURED') failures.push(shown);
        }
      }
    }
  }
  expect(refusedSamples).toEqual([]);
  expect(failures).toEqual([]);
}, 600_000);
