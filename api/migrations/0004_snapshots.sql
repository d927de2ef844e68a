CREATE TABLE "prediction_snapshots" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"average" integer NOT NULL,
	"voter_count" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshot_ballots" (
	"round_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "snapshot_ballots_round_id_member_id_pk" PRIMARY KEY("round_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "min_ballots" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "prediction_snapshots" ADD CONSTRAINT "prediction_snapshots_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot_ballots" ADD CONSTRAINT "snapshot_ballots_round_id_prediction_snapshots_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."prediction_snapshots"("round_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot_ballots" ADD CONSTRAINT "snapshot_ballots_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snapshot_ballots_member_id_index" ON "snapshot_ballots" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_min_ballots_known" CHECK ("groups"."min_ballots" in (1, 3, 5));--> statement-breakpoint
/* What founders saw so far becomes their first snapshot: rounds with at least three votes, without conflicts and without those of staff. */
INSERT INTO prediction_snapshots (round_id, average, voter_count, taken_at)
SELECT round_id, round(avg(replace(choice, '%', '')::numeric)), count(*), now()
FROM votes x JOIN members m ON m.id = x.member_id
WHERE choice <> 'Conflict of interest'
	AND NOT (m.is_staff AND NOT EXISTS (SELECT FROM member_groups ever WHERE ever.member_id = m.id))
GROUP BY round_id
HAVING count(*) >= 3;
--> statement-breakpoint
INSERT INTO snapshot_ballots (round_id, member_id, choice)
SELECT x.round_id, x.member_id, x.choice
FROM votes x JOIN prediction_snapshots s ON s.round_id = x.round_id JOIN members m ON m.id = x.member_id
WHERE x.choice <> 'Conflict of interest'
	AND NOT (m.is_staff AND NOT EXISTS (SELECT FROM member_groups ever WHERE ever.member_id = m.id));
