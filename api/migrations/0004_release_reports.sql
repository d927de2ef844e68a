CREATE TABLE "release_clients" (
	"day" date NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"client" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"erred_at" timestamp with time zone,
	CONSTRAINT "release_clients_day_app_version_client_pk" PRIMARY KEY("day","app","version","client")
);
--> statement-breakpoint
CREATE TABLE "release_failures" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"phase" text NOT NULL,
	"reason" text NOT NULL,
	"fell_back" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_failures_pk" PRIMARY KEY("app","version","shell","hour","phase","reason","fell_back"),
	CONSTRAINT "release_failures_phase_known" CHECK ("release_failures"."phase" in ('registry', 'entry', 'chunk', 'render')),
	CONSTRAINT "release_failures_reason_known" CHECK ("release_failures"."reason" in ('network', 'timeout', 'integrity', 'contract', 'shared', 'import', 'render', 'crash'))
);
--> statement-breakpoint
CREATE TABLE "release_hours" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"loads" integer NOT NULL,
	"errors" integer NOT NULL,
	CONSTRAINT "release_hours_app_version_shell_hour_pk" PRIMARY KEY("app","version","shell","hour")
);
--> statement-breakpoint
CREATE TABLE "release_measures" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"measure" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_measures_app_version_shell_hour_measure_bucket_pk" PRIMARY KEY("app","version","shell","hour","measure","bucket"),
	CONSTRAINT "release_measures_measure_known" CHECK ("release_measures"."measure" in ('registryMs', 'entryMs', 'chunkMs', 'renderMs', 'transferredBytes', 'lcpMs', 'inpMs', 'cls', 'fcpMs', 'ttfbMs'))
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_releases" (
	"day" date NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"named_by" text NOT NULL,
	CONSTRAINT "reported_releases_day_app_version_shell_pk" PRIMARY KEY("day","app","version","shell")
);
--> statement-breakpoint
CREATE INDEX "release_clients_seen_at_index" ON "release_clients" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "release_failures_hour_index" ON "release_failures" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "release_hours_hour_index" ON "release_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "release_measures_hour_index" ON "release_measures" USING btree ("hour");