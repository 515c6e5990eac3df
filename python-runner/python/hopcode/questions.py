"""``input()`` and yes/no questions. A question without a recorded answer ends the run. The page then asks the
question and runs the program again.
"""

from hopcode import OWN_BUILTINS as __builtins__

from hopcode.run_state import Current, learner_line

LONGEST_PROMPT = 5_000


def answer_to(question, prompt):
    """The next recorded answer; ends the run when there is none yet."""
    run = Current.run
    run.go_on()
    text = str(prompt)[:LONGEST_PROMPT]
    index = run.questions
    if index >= run.max_questions:
        run.stop('questions', line=learner_line())
    if index >= len(run.answers):
        run.stop('question', question=question, prompt=text, line=learner_line())
    run.questions += 1
    answer = run.answers[index]
    answer = answer is True if question == 'ask' else str(answer)
    run.add(('answer', question, text, answer))
    return answer


def input(prompt='', /):
    """Read a string from the question box."""
    return answer_to('input', prompt)
