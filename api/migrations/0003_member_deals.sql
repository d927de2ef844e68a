CREATE TABLE "deal_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"venture_id" uuid NOT NULL,
	"round_id" uuid,
	"fact" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_follows" (
	"member_id" uuid NOT NULL,
	"venture_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_follows_member_id_venture_id_pk" PRIMARY KEY("member_id","venture_id")
);
--> statement-breakpoint
CREATE TABLE "deal_notes" (
	"member_id" uuid NOT NULL,
	"venture_id" uuid NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_notes_member_id_venture_id_pk" PRIMARY KEY("member_id","venture_id"),
	CONSTRAINT "deal_notes_text_length" CHECK (char_length("deal_notes"."text") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "deal_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_start" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deal_views_name_length" CHECK (char_length("deal_views"."name") <= 40),
	CONSTRAINT "deal_views_search_length" CHECK (char_length("deal_views"."search") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "deal_visits" (
	"member_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"news_since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_visits_member_id_group_id_pk" PRIMARY KEY("member_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "member_groups" ADD COLUMN "digest" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_groups" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "deal_density" text DEFAULT 'comfortable' NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "presenter_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vote_history" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deal_changes" ADD CONSTRAINT "deal_changes_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_changes" ADD CONSTRAINT "deal_changes_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_follows" ADD CONSTRAINT "deal_follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_follows" ADD CONSTRAINT "deal_follows_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_notes" ADD CONSTRAINT "deal_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_notes" ADD CONSTRAINT "deal_notes_venture_id_ventures_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."ventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_views" ADD CONSTRAINT "deal_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_visits" ADD CONSTRAINT "deal_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_visits" ADD CONSTRAINT "deal_visits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_changes_venture_id_changed_at_index" ON "deal_changes" USING btree ("venture_id","changed_at");--> statement-breakpoint
CREATE INDEX "deal_follows_venture_id_index" ON "deal_follows" USING btree ("venture_id");--> statement-breakpoint
CREATE INDEX "deal_notes_venture_id_index" ON "deal_notes" USING btree ("venture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_views_name_key" ON "deal_views" USING btree ("member_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "deal_views_one_start" ON "deal_views" USING btree ("member_id") WHERE "deal_views"."is_start";--> statement-breakpoint
CREATE INDEX "vote_history_member_id_index" ON "vote_history" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_digest_known" CHECK ("member_groups"."digest" in ('daily', 'weekly', 'off'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_deal_density_known" CHECK ("members"."deal_density" in ('comfortable', 'compact'));--> statement-breakpoint
/* Notes what became of each column but those named: the first argument is the column with the time of the change. */
CREATE FUNCTION note_deal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	earlier jsonb := to_jsonb(OLD);
	later jsonb := to_jsonb(NEW);
BEGIN
	INSERT INTO deal_changes (venture_id, round_id, fact, before, after, changed_at)
	SELECT
		CASE TG_TABLE_NAME WHEN 'rounds' THEN later->>'venture_id' ELSE later->>'id' END::uuid,
		CASE TG_TABLE_NAME WHEN 'rounds' THEN later->>'id' END::uuid,
		fact, earlier->fact, value,
		coalesce(CASE fact WHEN 'is_presenter' THEN later->>'presenter_chosen_at' END, later->>TG_ARGV[0])::timestamptz
	FROM jsonb_each(later) AS facts(fact, value)
	WHERE value IS DISTINCT FROM earlier->fact AND fact <> ALL (TG_ARGV);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ventures_note_changes AFTER UPDATE ON ventures FOR EACH ROW EXECUTE FUNCTION note_deal_changes(
	'edited_at', 'confirmed_at', 'id', 'owner_id', 'version', 'email_address', 'source', 'external_id', 'hidden_at', 'hidden_reason', 'created_at');
--> statement-breakpoint
CREATE TRIGGER rounds_note_changes AFTER UPDATE ON rounds FOR EACH ROW EXECUTE FUNCTION note_deal_changes(
	'updated_at', 'id', 'venture_id', 'number', 'is_editable', 'presenter_chosen_at', 'created_at');
