import type { UserTable } from './account-tables.ts';
import type { AssistantAgreementTable } from './assistant-tables.ts';
import type { AuditLogTable, DeletedRecordTable, DeletedRowTable } from './audit-tables.ts';
import type { BadgeTable } from './badge-tables.ts';
import type { CertificateTable } from './certificate-tables.ts';
import type { CreditCounterTable, RateLimitTable, VisitorCounterTable } from './counter-tables.ts';
import type { ClassLevelTable, CreativeLevelTable, CreativePlayerTable } from './creative-tables.ts';
import type { JoinRequestTable } from './join-request-tables.ts';
import type {
  FarmPlaceTable,
  LevelCodeVersionTable,
  LevelOutcomeTable,
  LevelProgressTable,
} from './level-tables.ts';
import type {
  DocumentNumberTable,
  LicenceCodeTable,
  PlanReminderTable,
  SchoolOrderTable,
} from './licence-tables.ts';
import type {
  IdentityTable,
  LoginCardTable,
  LoginChallengeTable,
  OneTimeTokenTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
} from './login-tables.ts';
import type { ContactRequestTable, EmailTable, FeedbackTable } from './message-tables.ts';
import type {
  CheckoutStudentTable,
  LeavingMessageTable,
  PaymentCustomerTable,
  PaymentEventTable,
  ProviderTaskTable,
  PurchaseTable,
  RefundRequestTable,
  RefundTable,
  SubscriptionTable,
} from './payment-tables.ts';
import type { QuizAnswerTable } from './quiz-tables.ts';
import type { RecordingPartTable, RecordingTable } from './recording-tables.ts';
import type {
  ClassTable,
  ClassTeacherTable,
  InvitationTable,
  OldSlugTable,
  OrganizationTable,
} from './school-tables.ts';
import type { SecretTable } from './secret-tables.ts';
import type { StudentTable } from './student-tables.ts';

/** The tables after all migrations. A test compares them with the database. */
export type Tables = {
  organizations: OrganizationTable;
  old_slugs: OldSlugTable;
  users: UserTable;
  classes: ClassTable;
  students: StudentTable;
  sessions: SessionTable;
  level_progress: LevelProgressTable;
  level_code_versions: LevelCodeVersionTable;
  level_outcomes: LevelOutcomeTable;
  farm_places: FarmPlaceTable;
  login_cards: LoginCardTable;
  join_requests: JoinRequestTable;
  secrets: SecretTable;
  rate_limits: RateLimitTable;
  credit_counters: CreditCounterTable;
  visitor_counters: VisitorCounterTable;
  feedback: FeedbackTable;
  contact_requests: ContactRequestTable;
  emails: EmailTable;
  invitations: InvitationTable;
  class_teachers: ClassTeacherTable;
  audit_log: AuditLogTable;
  deleted_records: DeletedRecordTable;
  deleted_rows: DeletedRowTable;
  identities: IdentityTable;
  quiz_answers: QuizAnswerTable;
  one_time_tokens: OneTimeTokenTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  login_challenges: LoginChallengeTable;
  class_levels: ClassLevelTable;
  creative_levels: CreativeLevelTable;
  creative_players: CreativePlayerTable;
  badges: BadgeTable;
  certificates: CertificateTable;
  payment_events: PaymentEventTable;
  checkout_students: CheckoutStudentTable;
  payment_customers: PaymentCustomerTable;
  subscriptions: SubscriptionTable;
  purchases: PurchaseTable;
  refunds: RefundTable;
  refund_requests: RefundRequestTable;
  leaving_messages: LeavingMessageTable;
  provider_tasks: ProviderTaskTable;
  licence_codes: LicenceCodeTable;
  school_orders: SchoolOrderTable;
  document_numbers: DocumentNumberTable;
  plan_reminders: PlanReminderTable;
  assistant_agreements: AssistantAgreementTable;
  recordings: RecordingTable;
  recording_parts: RecordingPartTable;
};
