import { agreementHandlers } from './assistant/agreement.ts';
import { challengeTipHandler } from './assistant/challenge-tip.ts';
import { levelTipHandler } from './assistant/level-tip.ts';
import { programTipHandler } from './assistant/program-tip.ts';
import { auditLogHandler } from './audit/audit-log.ts';
import { checkClassUsernameHandler } from './auth/check-class-username.ts';
import { checkUserEmailExistsHandler } from './auth/check-user-email-exists.ts';
import { chooseStudentHandlers } from './auth/choose-student.ts';
import { signupClassTokenHandler } from './auth/class-token.ts';
import { confirmEmailHandler } from './auth/confirm-email.ts';
import { confirmPasswordHandlers } from './auth/confirm-password.ts';
import { currentHandler } from './auth/current.ts';
import { forgotPasswordHandler } from './auth/forgot-password.ts';
import { generateUsernameHandler } from './auth/generate-username.ts';
import { googleHandlers } from './auth/google.ts';
import { impersonateHandlers } from './auth/impersonate.ts';
import { joinRequestHandlers } from './auth/join-request.ts';
import { loginHandler } from './auth/login.ts';
import { loginCardHandler } from './auth/login-card.ts';
import { loginOrgHandler } from './auth/login-org.ts';
import { loginSecondFactorHandler } from './auth/login-second-factor.ts';
import { logoutHandler } from './auth/logout.ts';
import { logoutEverywhereHandler } from './auth/logout-everywhere.ts';
import { resetPasswordHandler } from './auth/reset-password.ts';
import { sendConfirmationHandler } from './auth/send-confirmation.ts';
import { setPaidHandler } from './auth/set-paid.ts';
import { signupHandler } from './auth/signup.ts';
import { signupLinkHandlers } from './auth/signup-links.ts';
import { stopActingHandler } from './auth/stop-acting.ts';
import { certificateHandlers } from './certificate/certificates.ts';
import { credentialHandlers } from './certificate/credentials.ts';
import { getCertificateHandler } from './certificate/get-certificate.ts';
import { favoriteHandlers } from './creative/favorite.ts';
import { creativeListHandlers } from './creative/lists.ts';
import { moderationHandlers } from './creative/moderation.ts';
import { creativeOwnHandlers } from './creative/own.ts';
import { counterHandler } from './credit/counter.ts';
import { deletedHandlers } from './deleted/deleted.ts';
import { contactHandler } from './feedback/contact.ts';
import { inboxHandlers } from './feedback/inbox.ts';
import { leavingHandlers } from './feedback/leaving.ts';
import { sendHandler } from './feedback/send.ts';
import type { Handler } from './http/handler.ts';
import { badgeHandlers } from './level/badges.ts';
import { completionHandlers } from './level/completion.ts';
import { courseHandler } from './level/course.ts';
import { dataHandler } from './level/data.ts';
import { farmHandlers } from './level/farm.ts';
import { guideHandler } from './level/guide.ts';
import { outcomeHandler } from './level/outcome.ts';
import { programHandler } from './level/program.ts';
import { sceneHandler } from './level/scene.ts';
import { solutionHandler } from './level/solution.ts';
import { updateHandler } from './level/update.ts';
import { licenceCodeHandlers } from './licence/codes.ts';
import { orderHandlers } from './licence/orders.ts';
import { schoolPlanHandlers } from './licence/school-plan.ts';
import { classLevelHandlers } from './organization/class-levels.ts';
import { classTeacherHandlers } from './organization/class-teachers.ts';
import { classHandlers } from './organization/classes.ts';
import { courseOpeningHandler } from './organization/course-opening.ts';
import { createOrganizationHandler } from './organization/create.ts';
import { organizationHandlers } from './organization/current.ts';
import { organizationExportHandler } from './organization/export.ts';
import { invitationHandlers } from './organization/invitations.ts';
import { joinRequestsHandlers } from './organization/join-requests.ts';
import { lessonEndHandlers } from './organization/lesson-end.ts';
import { loginCardsHandler } from './organization/login-cards.ts';
import { needsHelpHandler } from './organization/needs-help.ts';
import { quizResultHandlers } from './organization/quiz-results.ts';
import { resetSecondFactorHandler as teacherResetSecondFactorHandler } from './organization/reset-second-factor.ts';
import { schoolStudentHandlers } from './organization/students.ts';
import { teacherHandlers } from './organization/teachers.ts';
import { allPurchasesHandler } from './payment/all-purchases.ts';
import { assignPurchaseHandlers } from './payment/assign-purchase.ts';
import { cancelSubscriptionHandler } from './payment/cancel-subscription.ts';
import { checkoutHandler } from './payment/checkout.ts';
import { currentPlanHandler } from './payment/current-plan.ts';
import { paddleHandler } from './payment/paddle.ts';
import { paymentLinkHandlers } from './payment/payment-links.ts';
import { purchasedStudentsHandlers } from './payment/purchased-students.ts';
import { refundHandlers } from './payment/refund.ts';
import { refundRequestHandlers } from './payment/refund-requests.ts';
import { resumeSubscriptionHandler } from './payment/resume-subscription.ts';
import { subscriptionHandlers } from './payment/subscriptions.ts';
import { testCheckoutHandler } from './payment/test-checkout.ts';
import { transferPurchasesHandler } from './payment/transfer-purchases.ts';
import { upgradeHandlers } from './payment/upgrade.ts';
import { upgradeToOrganizationHandler } from './payment/upgrade-to-organization.ts';
import { checkStudentUsernameExistsHandler } from './profile/check-student-username-exists.ts';
import { checkStudentsLimitHandler } from './profile/check-students-limit.ts';
import { emailHandlers } from './profile/email.ts';
import { exportHandler } from './profile/export.ts';
import { ownInvitationHandlers } from './profile/invitations.ts';
import { passwordHandler } from './profile/password.ts';
import { profileHandlers } from './profile/profile.ts';
import { secondFactorHandlers } from './profile/second-factor.ts';
import { sessionsHandlers } from './profile/sessions.ts';
import { studentHandlers } from './profile/student.ts';
import { studentsHandlers } from './profile/students.ts';
import { answerHandler } from './quiz/answer.ts';
import { quizHandler } from './quiz/quiz.ts';
import { reviewHandler } from './quiz/review.ts';
import { recordingHandlers } from './recording/recording.ts';
import { sitePrivacyHandler } from './site/privacy.ts';
import { siteHandler } from './site/site.ts';
import { changeLanguageHandler } from './user/change-language.ts';
import { emailsHandler } from './user/emails.ts';
import { getLanguageHandler } from './user/get-language.ts';
import { openHandler } from './user/open.ts';
import { queueEmailsHandlers } from './user/queue-emails.ts';
import { resetSecondFactorHandler } from './user/reset-second-factor.ts';
import { searchHandlers } from './user/search.ts';
import { unsubscribeHandlers } from './user/unsubscribe.ts';

/** The handlers of all calls of the contract. */
export const handlers: readonly Handler[] = [
  ...certificateHandlers,
  ...chooseStudentHandlers,
  ...classHandlers,
  ...classLevelHandlers,
  ...classTeacherHandlers,
  ...completionHandlers,
  ...confirmPasswordHandlers,
  ...credentialHandlers,
  ...deletedHandlers,
  ...emailHandlers,
  ...googleHandlers,
  ...impersonateHandlers,
  ...inboxHandlers,
  ...invitationHandlers,
  ...ownInvitationHandlers,
  ...joinRequestHandlers,
  ...joinRequestsHandlers,
  ...organizationHandlers,
  ...schoolStudentHandlers,
  ...searchHandlers,
  ...teacherHandlers,
  ...queueEmailsHandlers,
  ...signupLinkHandlers,
  ...unsubscribeHandlers,
  ...creativeListHandlers,
  ...creativeOwnHandlers,
  ...favoriteHandlers,
  ...moderationHandlers,
  ...leavingHandlers,
  ...licenceCodeHandlers,
  ...orderHandlers,
  ...schoolPlanHandlers,
  allPurchasesHandler,
  ...assignPurchaseHandlers,
  ...paymentLinkHandlers,
  ...refundHandlers,
  ...refundRequestHandlers,
  ...subscriptionHandlers,
  ...upgradeHandlers,
  ...purchasedStudentsHandlers,
  ...profileHandlers,
  ...secondFactorHandlers,
  ...sessionsHandlers,
  ...studentHandlers,
  ...studentsHandlers,
  answerHandler,
  auditLogHandler,
  quizHandler,
  reviewHandler,
  ...agreementHandlers,
  ...badgeHandlers,
  challengeTipHandler,
  programTipHandler,
  changeLanguageHandler,
  checkStudentUsernameExistsHandler,
  checkStudentsLimitHandler,
  checkClassUsernameHandler,
  checkUserEmailExistsHandler,
  confirmEmailHandler,
  contactHandler,
  counterHandler,
  courseHandler,
  courseOpeningHandler,
  createOrganizationHandler,
  currentHandler,
  cancelSubscriptionHandler,
  resumeSubscriptionHandler,
  checkoutHandler,
  currentPlanHandler,
  dataHandler,
  emailsHandler,
  exportHandler,
  organizationExportHandler,
  forgotPasswordHandler,
  generateUsernameHandler,
  getCertificateHandler,
  getLanguageHandler,
  guideHandler,
  levelTipHandler,
  loginCardHandler,
  loginCardsHandler,
  loginHandler,
  loginOrgHandler,
  loginSecondFactorHandler,
  logoutEverywhereHandler,
  logoutHandler,
  needsHelpHandler,
  openHandler,
  outcomeHandler,
  passwordHandler,
  programHandler,
  sceneHandler,
  solutionHandler,
  ...farmHandlers,
  ...lessonEndHandlers,
  ...quizResultHandlers,
  resetPasswordHandler,
  resetSecondFactorHandler,
  teacherResetSecondFactorHandler,
  sendConfirmationHandler,
  sendHandler,
  setPaidHandler,
  signupClassTokenHandler,
  signupHandler,
  siteHandler,
  sitePrivacyHandler,
  ...recordingHandlers,
  stopActingHandler,
  paddleHandler,
  testCheckoutHandler,
  transferPurchasesHandler,
  upgradeToOrganizationHandler,
  updateHandler,
];
