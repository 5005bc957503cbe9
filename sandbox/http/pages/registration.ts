import { confirmedField, type RegistrationView, registrationLimits } from '@balcao/contract/payer/registration.ts';
import { signUpReasons } from '@balcao/contract/payer/signUpReasons.ts';
import { refusalDetails } from '@balcao/contract/refusalDetails.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { fill, type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import type { Context, Handler } from 'hono';
import { fieldAt, filledIn, readSignUp, type SignUpProblem, type SignUpValues } from '../../domain/entities/signUp.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { signUp } from '../../services/entities/createEntity.ts';
import type { AppContext } from '../context.ts';
import { isSameOrigin } from '../middleware/crossOrigin.ts';
import { wordsOf } from '../middleware/envelope.ts';
import type { Pages } from './pages.ts';
import { pageHeaders } from './securityHeaders.ts';

/** First fields of a form, as names and values; empty if the body is not a form. */
async function formOf(request: Request): Promise<[name: string, value: string][]> {
  const form = await request.formData().catch(() => new FormData());
  return [...form]
    .slice(0, registrationLimits.fields)
    .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

type Problem = RegistrationView['problems'][number];

const told = ({ field, reason, values = {} }: SignUpProblem, locale: Locale): Problem => ({
  field,
  message: fill(signUpReasons[reason][locale], values),
});

/** Shows a refusal beside the field it concerns, or beside the platform if it concerns none. */
function refusedAs({ code, source, detail, values = {} }: Refusal, locale: Locale): Problem {
  const field = source && 'pointer' in source ? fieldAt(source.pointer) : undefined;
  const words = detail ? refusalDetails[detail] : wordsOf(code);
  return { field: field ?? 'platformCode', message: fill(words[locale], values) };
}

async function submitted(appContext: AppContext, values: SignUpValues, language: Locale): Promise<RegistrationView> {
  const read = readSignUp(values);
  if ('problems' in read) {
    return {
      language,
      values,
      problems: read.problems.map((problem) => told(problem, language)),
      done: null,
    };
  }
  const outcome = await signUp(appContext, values.platformCode ?? seed.platform.code, read.registration);
  if (!outcome.ok) return { language, values, problems: [refusedAs(outcome, language)], done: null };
  const { clientId, registration, state } = outcome.value;
  return { language, values, problems: [], done: { clientId, name: registration.name, state } };
}

/** Sign-up page (docs/decisions/entity-registration.md): empty, prefilled by another site, or submitted. */
export function registrationPages(appContext: AppContext, pages: Pages): { get: Handler; post: Handler } {
  const languageOf = ({ req }: Context) => localeOf(req.query('lang') ?? req.header('accept-language'));
  const answer = async (view: RegistrationView, status = 200) =>
    new Response(await pages.registration(view), { status, headers: pageHeaders.whole });

  return {
    get: (context) => answer({ language: languageOf(context), values: {}, problems: [], done: null }),
    async post(context) {
      const form = await formOf(context.req.raw);
      const language = languageOf(context);
      const values = filledIn(form);
      const confirmed = form.some(([name, value]) => name === confirmedField && value === '1');
      if (!confirmed || !isSameOrigin(context.req.raw, appContext.publicUrl)) {
        return answer({ language, values, problems: [], done: null });
      }
      const view = await submitted(appContext, values, language);
      return answer(view, view.done ? 201 : 422);
    },
  };
}
