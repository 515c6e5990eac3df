import { assistantRoutes } from './assistant/routes.ts';
import { auditLog } from './audit/audit-log.ts';
import { authCheckClassUsername } from './auth/check-class-username.ts';
import { authCheckUserEmailExists } from './auth/check-user-email-exists.ts';
import { authChooseStudent, authChooseStudentUnderscored } from './auth/choose-student.ts';
import { authSignupClassToken } from './auth/class-token.ts';
import { authConfirmEmail } from './auth/confirm-email.ts';
import { authConfirmPassword, authFreshness, authSendConfirmCode } from './auth/confirm-password.ts';
import { authCurrent } from './auth/current.ts';
import { authForgotPassword } from './auth/forgot-password.ts';
import { authSignupGenerateLink } from './auth/generate-link.ts';
import { authGenerateUserSignupLink } from './auth/generate-user-signup-link.ts';
import { authGenerateUsername } from './auth/generate-username.ts';
import { authGetEmailFromToken } from './auth/get-email-from-token.ts';
import { authGetUserByToken } from './auth/get-user-by-token.ts';
import { authGoogleAuthorize, authGoogleCallback } from './auth/google.ts';
import { authImpersonateStudent, authImpersonateUser } from './auth/impersonate.ts';
import { authJoinRequest, authJoinRequestEnter, authJoinRequestState } from './auth/join-request.ts';
import { authLogin } from './auth/login.ts';
import { authLoginCard } from './auth/login-card.ts';
import { authLoginOrg } from './auth/login-org.ts';
import { authLogout } from './auth/logout.ts';
import { authLogoutEverywhere } from './auth/logout-everywhere.ts';
import { authResetPassword } from './auth/reset-password.ts';
import { authLoginSecondFactor } from './auth/second-factor.ts';
import { authSendConfirmation } from './auth/send-confirmation.ts';
import { authSetPaid } from './auth/set-paid.ts';
import { authSignup } from './auth/signup.ts';
import { authStopActing } from './auth/stop-acting.ts';
import { levelBadges, levelBadgesSeen } from './badge/badges.ts';
import type { Call } from './call.ts';
import { levelGetCertificate } from './certificate/get-certificate.ts';
import { certificateRoutes } from './certificate/routes.ts';
import { creativeRoutes } from './creative/routes.ts';
import { creditCounter } from './credit/counter.ts';
import { deletedErase, deletedList, deletedRestore } from './deleted/deleted.ts';
import { feedbackContact } from './feedback/contact.ts';
import { feedbackInbox, feedbackInboxUpdate } from './feedback/inbox.ts';
import { feedbackCancelSubscription, feedbackRefund } from './feedback/leaving.ts';
import { feedbackSend } from './feedback/send.ts';
import { levelChapterCompletion } from './level/chapter-completion.ts';
import { levelCourse } from './level/course.ts';
import { levelCourseOpening } from './level/course-opening.ts';
import { levelData } from './level/data.ts';
import { levelFarm, levelFarmSave } from './level/farm.ts';
import { levelGuide } from './level/guide.ts';
import { levelOrgCompletion } from './level/org-completion.ts';
import { levelOutcome } from './level/outcome.ts';
import { levelProgram } from './level/program.ts';
import { levelScene } from './level/scene.ts';
import { levelSolution } from './level/solution.ts';
import { levelUpdate } from './level/update.ts';
import { licenceRoutes, schoolPlanRoutes } from './licence/routes.ts';
import { organizationBySlug } from './organization/by-slug.ts';
import { organizationCheckSlugExists } from './organization/check-slug-exists.ts';
import { classLevelAdd, classLevelRemove, classLevels, ownClassLevels } from './organization/class-levels.ts';
import {
  organizationClassTeacherCheck,
  organizationClassTeachers,
  organizationClassTeachersUpdate,
} from './organization/class-teachers.ts';
import {
  organizationClassByToken,
  organizationClassCreate,
  organizationClassDelete,
  organizationClasses,
  organizationClassGet,
  organizationClassUpdate,
} from './organization/classes.ts';
import { organizationCreate } from './organization/create.ts';
import { organizationCurrent, organizationUpdate } from './organization/current.ts';
import { organizationExport } from './organization/export.ts';
import {
  organizationInvitationDelete,
  organizationInvitations,
  organizationInviteAdmin,
} from './organization/invitations.ts';
import { organizationAnswerJoinRequests, organizationJoinRequests } from './organization/join-requests.ts';
import { organizationLessonEnd, organizationLessonEndUndo } from './organization/lesson-end.ts';
import { organizationLoginCards } from './organization/login-cards.ts';
import { organizationNeedsHelp } from './organization/needs-help.ts';
import { organizationClassQuizResults, organizationStudentQuizResults } from './organization/quiz-results.ts';
import {
  organizationBulkCreateStudents,
  organizationStudentCreate,
  organizationStudentDelete,
  organizationStudentGet,
  organizationStudents,
  organizationStudentUpdate,
  organizationTransferStudents,
} from './organization/students.ts';
import {
  organizationInviteTeacher,
  organizationTeacherCreate,
  organizationTeacherDelete,
  organizationTeacherGet,
  organizationTeacherResetSecondFactor,
  organizationTeachers,
  organizationTeacherUpdate,
} from './organization/teachers.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { profileCheckStudentUsernameExists } from './profile/check-student-username-exists.ts';
import { profileCheckStudentsLimit } from './profile/check-students-limit.ts';
import { profileAskForEmail, profileConfirmEmail } from './profile/email.ts';
import { profileExport } from './profile/export.ts';
import {
  profileInvitationAccept,
  profileInvitationDecline,
  profileInvitations,
} from './profile/invitations.ts';
import { profileChangePassword } from './profile/password.ts';
import { profileDelete, profileGet, profileUpdate } from './profile/profile.ts';
import {
  profileStudentsNotPurchased,
  profileStudentsPurchased,
  profileStudentsPurchasesAll,
} from './profile/purchased-students.ts';
import {
  profileSecondFactor,
  profileSecondFactorBegin,
  profileSecondFactorConfirm,
  profileSecondFactorOff,
  profileSecondFactorRecoveryCodes,
} from './profile/second-factor.ts';
import { profileSessionEnd, profileSessions, profileSessionsEndOthers } from './profile/sessions.ts';
import { profileStudentDelete, profileStudentGet, profileStudentUpdate } from './profile/student.ts';
import { profileStudentsCreate, profileStudentsList } from './profile/students.ts';
import { quizAnswer } from './quiz/answer.ts';
import { quizGet } from './quiz/quiz.ts';
import { quizReview } from './quiz/review.ts';
import { recordingRoutes } from './recording/routes.ts';
import { sitePrivacy } from './site/privacy.ts';
import { siteGet } from './site/site.ts';
import { userRoutes } from './user/routes.ts';

/** Every call of the API by its name. */
export const routes: Readonly<Record<string, Call>> = {
  ...assistantRoutes,
  auditLog,
  authCheckClassUsername,
  authCheckUserEmailExists,
  authChooseStudent,
  authChooseStudentUnderscored,
  authConfirmEmail,
  authConfirmPassword,
  authCurrent,
  authForgotPassword,
  authFreshness,
  authGenerateUserSignupLink,
  authGenerateUsername,
  authGetEmailFromToken,
  authGetUserByToken,
  authGoogleAuthorize,
  authGoogleCallback,
  authImpersonateStudent,
  authImpersonateUser,
  authJoinRequest,
  authJoinRequestEnter,
  authJoinRequestState,
  authLogin,
  authLoginCard,
  authLoginOrg,
  authLoginSecondFactor,
  authLogout,
  authLogoutEverywhere,
  authResetPassword,
  authSendConfirmCode,
  authSendConfirmation,
  authSetPaid,
  authSignup,
  authSignupClassToken,
  authSignupGenerateLink,
  authStopActing,
  ...certificateRoutes,
  classLevelAdd,
  classLevelRemove,
  classLevels,
  ...creativeRoutes,
  creditCounter,
  deletedErase,
  deletedList,
  deletedRestore,
  feedbackCancelSubscription,
  feedbackContact,
  feedbackInbox,
  feedbackInboxUpdate,
  feedbackRefund,
  feedbackSend,
  levelBadges,
  levelBadgesSeen,
  levelChapterCompletion,
  levelCourse,
  levelCourseOpening,
  levelData,
  levelFarm,
  levelFarmSave,
  levelGetCertificate,
  levelGuide,
  levelOrgCompletion,
  levelOutcome,
  levelProgram,
  levelScene,
  levelSolution,
  levelUpdate,
  ...licenceRoutes,
  organizationAnswerJoinRequests,
  organizationBulkCreateStudents,
  organizationBySlug,
  organizationCheckSlugExists,
  organizationClassByToken,
  organizationClassCreate,
  organizationClassDelete,
  organizationClassGet,
  organizationClassQuizResults,
  organizationClassTeacherCheck,
  organizationClassTeachers,
  organizationClassTeachersUpdate,
  organizationClassUpdate,
  organizationClasses,
  organizationCreate,
  organizationCurrent,
  organizationExport,
  organizationInvitationDelete,
  organizationInvitations,
  organizationInviteAdmin,
  organizationInviteTeacher,
  organizationJoinRequests,
  organizationLessonEnd,
  organizationLessonEndUndo,
  organizationLoginCards,
  organizationNeedsHelp,
  ...schoolPlanRoutes,
  organizationStudentCreate,
  organizationStudentDelete,
  organizationStudentGet,
  organizationStudentQuizResults,
  organizationStudentUpdate,
  organizationStudents,
  organizationTeacherCreate,
  organizationTeacherDelete,
  organizationTeacherGet,
  organizationTeacherResetSecondFactor,
  organizationTeacherUpdate,
  organizationTeachers,
  organizationTransferStudents,
  organizationUpdate,
  ownClassLevels,
  ...paymentRoutes,
  profileAskForEmail,
  profileChangePassword,
  profileCheckStudentUsernameExists,
  profileCheckStudentsLimit,
  profileConfirmEmail,
  profileDelete,
  profileExport,
  profileGet,
  profileInvitationAccept,
  profileInvitationDecline,
  profileInvitations,
  profileSecondFactor,
  profileSecondFactorBegin,
  profileSecondFactorConfirm,
  profileSecondFactorOff,
  profileSecondFactorRecoveryCodes,
  profileSessionEnd,
  profileSessions,
  profileSessionsEndOthers,
  profileStudentDelete,
  profileStudentGet,
  profileStudentUpdate,
  profileStudentsCreate,
  profileStudentsList,
  profileStudentsNotPurchased,
  profileStudentsPurchased,
  profileStudentsPurchasesAll,
  profileUpdate,
  quizAnswer,
  quizGet,
  quizReview,
  ...recordingRoutes,
  siteGet,
  sitePrivacy,
  ...userRoutes,
};
